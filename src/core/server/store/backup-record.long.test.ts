import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { readLastBackup, recordBackup } from './backup-record.ts';
import { openSiteDatabase } from '../open-site-database.ts';

const silent = () => undefined;

test('the backup command notes in the store that it made one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'backup-record-'));
  const database = await openSiteDatabase({ url: null, dataDir, log: silent });
  try {
    expect(await readLastBackup(database.query)).toBeNull();
    const before = Date.now();
    execFileSync(process.execPath, ['src/core/server/commands/backup.ts'], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    });
    const [fileName] = readdirSync(join(dataDir, 'backups'));
    const last = await readLastBackup(database.query);
    expect(last?.fileName).toBe(fileName);
    expect(last?.madeAtMs).toBeGreaterThanOrEqual(before);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
});

describeOnEachEngine('The last backup', (stores) => {
  test('is the one that was made last', async () => {
    const database = await stores.open();
    const place = stores.placeOf(database);
    await recordBackup(place, '/elsewhere/first.sqlite', 1_000);
    await recordBackup(place, '/elsewhere/second.sqlite', 2_000);
    expect(await readLastBackup(database.query)).toEqual({
      fileName: 'second.sqlite',
      madeAtMs: 2_000,
    });
  });
});
