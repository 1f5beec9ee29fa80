import { createAudit } from '../../audit/audit.ts';
import { systemClock } from '../../database/clock.ts';
import { openDatabase } from '../../database/open-database.ts';
import { readPlace, runCommand } from '../../database/commands/command-line.ts';
import { parseSettings } from '../../settings.ts';
import { accountCookies } from '../account-cookies.ts';
import { createAuth, RESET_SECONDS } from '../create-auth.ts';
import { resetLink } from '../password-reset.ts';

/* npm run account:reset -- name@example.com: a link to a new password, for whoever can run commands here. */

await runCommand(async () => {
  const [email = ''] = process.argv.slice(2);
  if (email === '') throw new Error('Which account? npm run account:reset -- name@example.com');
  const place = readPlace();
  const { siteUrl, accounts: settings } = parseSettings(process.env);
  const database = await openDatabase({ ...place, log: () => undefined });
  try {
    let made: { user: { id: string; email: string }; token: string } | null = null;
    const auth = createAuth({
      ...{ database, settings, cookies: accountCookies(siteUrl) },
      // Signs nothing here: a token counts by itself.
      secret: 'not used by this command, long enough',
      onResetToken: async (token) => void (made = token),
    });
    await auth.api.requestPasswordReset({ body: { email } });
    if (made === null) throw new Error(`There is no account for ${email}.`);
    const { user, token } = made as { user: { id: string; email: string }; token: string };
    await createAudit({ database, clock: systemClock, log: () => undefined }).record({
      ...{ action: 'reset-asked', account: user, address: null, subject: 'command line' },
    });
    console.log(`\n  ${resetLink(siteUrl, token)}\n`);
    console.log(`  It is good once, for ${RESET_SECONDS / 60} minutes.\n`);
  } finally {
    await database.close();
  }
});
