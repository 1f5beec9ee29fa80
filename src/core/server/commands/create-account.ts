import { parseArgs } from 'node:util';
import { createAudit, createInvitations, readRole, ROLES } from '#server/owner/owner.ts';
import { systemClock } from '#server/store/store.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { readPlace, runCommand } from './command-line.ts';

/*
 * npm run account:create [-- name@example.com] [--role sales]: a one-time code for a new account, an owner's unless a role is
 * named, for whoever can run commands here.
 */

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', default: 'owner' } },
  });
  const [email = ''] = positionals;
  const role = readRole(values.role);
  if (role === null) throw new Error(`--role must be one of: ${ROLES.join(', ')}.`);
  const database = await openSiteDatabase({ ...readPlace(), log: () => undefined });
  try {
    const code = await createInvitations(database).create({
      kind: 'console',
      email,
      role,
      invitedBy: null,
      nowMs: Date.now(),
    });
    await createAudit({ database, clock: systemClock, log: () => undefined }).record({
      action: 'invited',
      account: null,
      address: null,
      subject: ['command line', email, role].filter(Boolean).join(': '),
    });
    console.log(`\n  Open /admin/sign-up on the site and enter this code: ${code}\n`);
    console.log(
      `  It is good once, for 24 hours${email ? `, for ${email}` : ''}. Role of the account: ${role}.\n`,
    );
  } finally {
    await database.close();
  }
});
