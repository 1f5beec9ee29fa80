import { DatabaseUnreachableError, moveToPostgres, type LogLine } from '#server/store/store.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { readPlace, runCommand } from './command-line.ts';

/* npm run data:move: copies the SQLite store in DATA_DIR to the PostgreSQL database of DATABASE_URL. */

const quiet: LogLine = () => undefined;

await runCommand(async () => {
  const { url, dataDir } = readPlace();
  if (url === null) {
    throw new DatabaseUnreachableError(
      'Set DATABASE_URL to the PostgreSQL database to move to, then run this again.',
    );
  }
  const source = await openSiteDatabase({ url: null, dataDir, log: quiet });
  const target = await openSiteDatabase({ url, dataDir, log: quiet });
  console.log(`Moving ${source.location} to PostgreSQL at ${target.location}`);
  console.log('Stop the site first; while this runs, the old store takes nothing in.');
  try {
    const { moved, left } = await moveToPostgres(source, target, (table, rows) => {
      if (rows % 20_000 === 0) console.log(`  ${table}: ${rows} rows`);
    });
    for (const { table, source: from, target: to, equal } of moved) {
      console.log(
        `  ${equal ? 'equal ' : 'DIFFERS'} ${table}: ${from.rows} rows, ${to.rows} there, sha256 ${from.sha256.slice(0, 16)}`,
      );
    }
    for (const table of left) console.log(`  left    ${table}: no part of this site declares it`);
    if (moved.some(({ equal }) => !equal)) {
      throw new Error(
        'Not every table is equal: the PostgreSQL database held other rows before. Empty it and run this again.',
      );
    }
    console.log(
      'Moved. Every row is equal on both sides. Start the site with DATABASE_URL set; the old file was left as it is.',
    );
  } finally {
    await source.close();
    await target.close();
  }
});
