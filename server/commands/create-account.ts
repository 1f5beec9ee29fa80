import { createAudit, createInvitations } from '#server/owner/owner.ts';
import { systemClock } from '#server/store/store.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { readPlace, runCommand } from './command-line.ts';

/* npm run account:create [-- name@example.com]: a one-time code for a new account, for whoever can run commands here. */

await runCommand(async () => {
  const [email = ''] = process.argv.slice(2);
  const database = await openSiteDatabase({ ...readPlace(), log: () => undefined });
  try {
    const code = await createInvitations(database).create({
      ...{ kind: 'console', email, invitedBy: null },
      nowMs: Date.now(),
    });
    await createAudit({ database, clock: systemClock, log: () => undefined }).record({
      ...{ action: 'invited', account: null, address: null },
      subject: email === '' ? 'command line' : `command line: ${email}`,
    });
    console.log(`\n  Open /admin/sign-up on the site and enter this code: ${code}\n`);
    console.log(`  It is good once, for 24 hours${email ? `, for ${email}` : ''}.\n`);
  } finally {
    await database.close();
  }
});
