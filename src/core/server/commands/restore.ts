import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BackupError, restorePostgres, restoreSqlite } from '#server/store/store.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { readPlace, runCommand } from './command-line.ts';

/* npm run data:restore -- FILE: puts a backup in the place of the store. The site must be stopped. */

await runCommand(async () => {
  const given = process.argv[2];
  if (given === undefined) throw new BackupError('Name the backup: npm run data:restore -- FILE');
  const { url, dataDir } = readPlace();
  const file = resolve(given);
  if (url === null) {
    await mkdir(dataDir, { recursive: true });
    const aside = await restoreSqlite(dataDir, file);
    if (aside !== null) console.log(`What was there before is kept at ${aside}.`);
  } else {
    await restorePostgres(url, file);
  }
  // An older backup is brought up to date, a newer one refused, before the site meets it.
  const database = await openSiteDatabase({ url, dataDir, log: () => undefined });
  const { count } = await database.query
    .selectFrom('inquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await database.close();
  console.log(`Restored from ${file}: ${count} inquiries.`);
});
