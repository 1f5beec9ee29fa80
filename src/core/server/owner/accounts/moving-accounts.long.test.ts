import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveToPostgres } from '#server/store/move-to-postgres.ts';
import { openSiteDatabase } from '../../open-site-database.ts';
import { findPostgres, startPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { accountsOn, signUpOwner } from './test-support/account-bench.ts';

const { reason } = findPostgres();
if (reason !== null) console.log(`Skipped: moving accounts to PostgreSQL: ${reason}`);

describe.skipIf(reason !== null)('accounts that move from SQLite to PostgreSQL', () => {
  let server: PostgresServer;
  const folder = mkdtempSync(join(tmpdir(), 'site-accounts-'));
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('keep their passwords and even their sessions, while tables that nobody declares are named', async () => {
    const log = () => undefined;
    const source = await openSiteDatabase({ url: null, dataDir: folder, log });
    const target = await openSiteDatabase({
      url: await server.createDatabase(),
      dataDir: folder,
      log,
    });
    const before = accountsOn(source);
    const browser = await signUpOwner(before.accounts);
    await before.accounts.invite(browser.visitor, { email: 'paul@example.com', role: 'owner' });
    await source.query.schema.createTable('of_gone_part').addColumn('number', 'integer').execute();
    const { moved, left } = await moveToPostgres(source, target);
    expect(moved.filter(({ equal }) => !equal)).toEqual([]);
    expect(moved.map(({ table }) => table)).toContain('account_sessions');
    expect(left).toEqual(['of_gone_part']);
    const after = accountsOn(target).accounts;
    expect((await after.current(browser.visitor))?.account.email).toBe('olivia@example.com');
    expect(await after.invitations()).toHaveLength(1);
    await source.close();
    await target.close();
  });
});
