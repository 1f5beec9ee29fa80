import { parseArgs } from 'node:util';
import {
  createAudit,
  type AuditAction,
  accountCookies,
  createAuth,
  RESET_SECONDS,
  createFactorStore,
  resetLink,
  createOwnerNotices,
} from '#server/owner/owner.ts';
import { systemClock, toSecrets } from '#server/store/store.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { readPlace, runCommand } from './command-line.ts';
import { parseSettings } from '../settings.ts';

/*
 * npm run account:reset -- name@example.com: a link to a new password, for whoever can run commands here.
 * npm run account:reset -- name@example.com --second-factor: takes the second factor off; the password stays.
 */

const USAGE = 'npm run account:reset -- name@example.com [--second-factor]';
/** Signs and reads nothing here: a token counts by itself, and a factor is taken off unread. */
const SECRET = 'not used by this command, long enough';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'second-factor': { type: 'boolean' } },
  });
  const [email = ''] = positionals;
  if (email === '') throw new Error(`Which account? ${USAGE}`);
  const place = readPlace();
  const { siteUrl, accounts: settings, inquiries } = parseSettings(process.env);
  const database = await openSiteDatabase({ ...place, log: () => undefined });
  try {
    let made: { user: { id: string; email: string }; token: string } | null = null;
    const auth = createAuth({
      database,
      settings,
      cookies: accountCookies(siteUrl),
      secret: SECRET,
      onResetToken: async (token) => void (made = token),
    });
    const record = (action: AuditAction, account: { id: string; email: string }) =>
      createAudit({ database, clock: systemClock, log: () => undefined }).record({
        action,
        account,
        address: null,
        subject: 'command line',
      });
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
    if (!found) throw new Error(`There is no account for ${email}.`);

    if (values['second-factor']) {
      const factors = createFactorStore({ auth, secrets: toSecrets(SECRET, []) });
      if (!(await factors.remove(found.user.id)))
        throw new Error(`The account ${email} has no second factor.`);
      await record('second-factor-off', found.user);
      const { email: whom } = found.user;
      const sendsMail = inquiries.mail.transport !== 'none';
      await createOwnerNotices({ clock: systemClock, sendsMail }).queue(
        database.query,
        { act: 'second-factor-off', by: 'command line', whom },
        [whom],
      );
      console.log(`\n  The second factor of ${email} is off, and its sessions have ended.`);
      console.log('  Sign in with the password and set a new one up under "Your account".\n');
      return;
    }
    await auth.api.requestPasswordReset({ body: { email: found.user.email } });
    const { user, token } = made as unknown as {
      user: { id: string; email: string };
      token: string;
    };
    await record('reset-asked', user);
    console.log(`\n  ${resetLink(siteUrl, token)}\n`);
    console.log(
      `  It is good once, for ${RESET_SECONDS / 60} minutes. A second factor stays as it is;`,
    );
    console.log('  --second-factor takes it off.\n');
  } finally {
    await database.close();
  }
});
