import { eraseByEmail, exportByEmail } from '#server/intake/intake.ts';
import { personalParts } from '../personal-parts.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { readPlace, runCommand } from './command-line.ts';

/* npm run data:person -- export ADDRESS | erase ADDRESS: what the site holds about one email address. */

await runCommand(async () => {
  const [act, email] = process.argv.slice(2);
  if ((act !== 'export' && act !== 'erase') || !email) {
    throw new Error(
      'Say what to do and for whom: npm run data:person -- export name@example.com (or erase)',
    );
  }
  const database = await openSiteDatabase({ ...readPlace(), log: () => undefined });
  try {
    if (act === 'export') {
      console.log(JSON.stringify(await exportByEmail(database, email, personalParts), null, 2));
    } else {
      const erased = Object.entries(await eraseByEmail(database, email, personalParts));
      const counts = erased.map(([name, count]) => `${count} ${name}`).join(', ');
      console.log(`Erased: ${counts}. Backups keep theirs until they are deleted.`);
    }
  } finally {
    await database.close();
  }
});
