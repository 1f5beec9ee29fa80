import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backupPostgres, backupSqlite, recordBackup, describeFault } from '#server/store/store.ts';
import { datedName, readPlace, runCommand } from './command-line.ts';

/* npm run data:backup [-- FILE]: writes the whole store into one file, while the site goes on. */

await runCommand(async () => {
  const { url, dataDir } = readPlace();
  const ending = url === null ? 'sqlite' : 'pgdump';
  const file = resolve(
    process.argv[2] ?? join(dataDir, 'backups', `${datedName('site')}.${ending}`),
  );
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  if (url === null) await backupSqlite(dataDir, file);
  else await backupPostgres(url, file);
  await recordBackup({ url, dataDir }, file, Date.now()).catch((error: unknown) =>
    console.error(
      `The backup is whole, but the site could not be told of it (${describeFault(error)}).`,
    ),
  );
  console.log(
    `Backed up to ${file}. It holds what visitors wrote: keep it as safe as the store itself.`,
  );
});
