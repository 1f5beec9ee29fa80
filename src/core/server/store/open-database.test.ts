import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { DatabaseNewerError, DatabaseUnreachableError } from './database-errors.ts';
import { coreSteps } from '../migrations/core-steps.ts';
import { siteSchema } from '../migrations/site-schema.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import type { Migration, SchemaOwner } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { readSiteValue } from './site-values.ts';

const silent = () => undefined;
const folders: string[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-open-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const doNothing = (number: number): Migration => ({
  number,
  name: `step-${number}`,
  up: async () => undefined,
});

/** A part of the site with one table, which must be made once. */
const withTable = (owner: string): SchemaOwner => ({
  owner,
  steps: [
    {
      ...doNothing(1),
      up: (trx) => trx.schema.createTable(owner).addColumn('number', 'integer').execute(),
    },
  ],
});

const mark = (key: string) => ({ key, value: 'x', updated_at: 1 });

describeOnEachEngine('the store', (stores) => {
  test('is writable and says so', async () => {
    const database = await stores.open();
    expect(await database.health()).toEqual({
      ok: true,
      engine: stores.engine,
      detail: 'The database can be written.',
    });
  });

  test('several processes may open an empty store at once; each step is applied once', async () => {
    const first = await stores.open();
    const others = await Promise.all([1, 2, 3, 4].map(() => stores.openAgain(first)));
    const steps = await others[3]!.query.selectFrom('schema_migrations').select('number').execute();
    expect(steps.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      coreSteps.map(({ number }) => number),
    );
  });

  // PostgreSQL answers "invalid byte sequence" to every one of them.
  test('U+0000 is left out of every text, written or asked for', async () => {
    const database = await stores.open();
    const row = { ...mark('a\0b'), value: '\0' };
    await database.query.insertInto('site_values').values(row).execute();
    const found = await database.query
      .selectFrom('site_values')
      .selectAll()
      .where('key', 'in', ['ab\0', '\0'])
      .where(sql<string>`lower(key)`, 'like', sql.val('a%\0'))
      .execute();
    expect(found).toEqual([{ ...row, key: 'ab', value: '' }]);
  });

  test('a transaction that fails leaves nothing', async () => {
    const database = await stores.open();
    const failing = database.transaction(async (trx) => {
      await trx.insertInto('site_values').values(mark('half')).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await database.query.selectFrom('site_values').selectAll().execute()).toEqual([]);
  });

  test('a transaction whose connection ends before its commit is run again', async () => {
    const database = await stores.open();
    let runs = 0;
    await database.transaction(async (trx) => {
      runs += 1;
      await trx
        .insertInto('site_values')
        .values(mark(`run ${runs}`))
        .execute();
      if (runs === 1) throw Object.assign(new Error('shutting down'), { code: '57P01' });
    });
    const rows = await database.query.selectFrom('site_values').select('key').execute();
    expect(rows).toEqual([{ key: 'run 2' }]);
  });

  test('fifty transactions at once on two handles add up', async () => {
    const one = await stores.open();
    const two = await stores.openAgain(one);
    await one.query.insertInto('site_values').values(mark('sum')).execute();
    const add = (index: number) =>
      (index % 2 ? one : two).transaction(async (trx) => {
        await trx
          .updateTable('site_values')
          .set((eb) => ({ updated_at: eb('updated_at', '+', 1) }))
          .where('key', '=', 'sum')
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(index)));
    const row = await two.query.selectFrom('site_values').select('updated_at').executeTakeFirst();
    expect(row?.updated_at).toBe(51);
  });

  test('whole numbers come back as numbers, also counts and moments', async () => {
    const database = await stores.open();
    const now = 1_795_248_112_331;
    await database.query
      .insertInto('site_values')
      .values({ ...mark('now'), updated_at: now })
      .execute();
    const row = await database.query
      .selectFrom('site_values')
      .select((eb) => ['updated_at', eb.fn.countAll<number>().over().as('count')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ updated_at: now, count: 1 });
  });

  // Seen failing with every newer store refused, with every one taken, and with owners that are gone judged as well.
  test('a store of a newer version is refused where a step of an owner says so, and else used', async () => {
    const database = await stores.open();
    const step = { owner: 'core', number: 999, name: 'later', applied_at: 0, ends_older: 0 };
    const ofGone = { ...step, owner: 'gone', ends_older: 1 };
    await database.query.insertInto('schema_steps').values([step, ofGone]).execute();
    expect(await (await stores.openAgain(database)).health()).toMatchObject({ ok: true });
    await database.query.updateTable('schema_steps').set({ ends_older: 1 }).execute();
    const again = stores.openAgain(database);
    await expect(again).rejects.toThrow(DatabaseNewerError);
    await expect(again).rejects.toThrow(/newer version of this site \(schema step 999 of core/u);
  });

  test('a part that comes later gets its tables, and one that is gone leaves them', async () => {
    const place = stores.placeOf(await stores.open());
    const open = (...parts: SchemaOwner[]) =>
      openDatabase({ ...place, schema: [...siteSchema, ...parts], log: silent });
    const [plants, weeds] = [withTable('plants'), withTable('weeds')];
    const together = await Promise.all([open(plants), open(plants), open(plants, weeds)]);
    await sql`insert into plants (number) values (7)`.execute(together[0].query);
    for (const database of together) await database.close();
    await (await open(weeds)).close();
    const database = await open(plants, { ...weeds, steps: [...weeds.steps, doNothing(2)] });
    const { rows } = await sql`select number from plants`.execute(database.query);
    expect(rows).toEqual([{ number: 7 }]);
    const steps = await database.query
      .selectFrom('schema_steps')
      .select(['owner', 'number'])
      .orderBy('owner')
      .orderBy('number')
      .execute();
    expect(steps.map(({ owner, number }) => `${owner} ${number}`)).toEqual([
      ...['plants 1', 'weeds 1', 'weeds 2'],
    ]);
    await database.close();
  });

  // Versions that have steps of core alone read the highest number of `schema_migrations` and this value.
  test('former versions still read what they know, and whether they may run', async () => {
    const database = await stores.open();
    const place = stores.placeOf(database);
    const readFormer = async () => ({
      ...(await database.query
        .selectFrom('schema_migrations')
        .select((eb) => eb.fn.max('number').as('last'))
        .executeTakeFirstOrThrow()),
      needed: await readSiteValue(database.query, 'schema-step-needed'),
    });
    const open = async (...steps: Migration[]) => {
      const schema = [...siteSchema, { owner: 'plants', steps }];
      await (await openDatabase({ ...place, schema, log: silent })).close();
    };
    await open(doNothing(1));
    expect(await readFormer()).toEqual({ last: 23, needed: null });
    await open(doNothing(1), { ...doNothing(2), endsOlder: true });
    expect(await readFormer()).toEqual({ last: 23, needed: '24' });
    await open(doNothing(1), { ...doNothing(2), endsOlder: true });
    await expect(open(doNothing(1))).rejects.toThrow(/schema step 2 of plants/u);
    await (await stores.openAgain(database)).close();
  });

  test('an outbox row without its inquiry is refused', async () => {
    const database = await stores.open();
    const orphan = database.query
      .insertInto('outbox')
      .values({
        id: 'a',
        lane: 'mail',
        kind: 'owner-mail',
        inquiry_number: 77,
        payload: '{}',
        state: 'waiting',
        created_at: 1,
        due_at: 1,
        attempts: 0,
        refusals: 0,
        ambiguous: 0,
      })
      .execute();
    await expect(orphan).rejects.toThrow(/foreign key/iu);
  });
});

describe('opening', () => {
  test('makes the data folder, and only its owner may read the file', async () => {
    const dataDir = join(freshFolder(), 'a', 'b');
    const database = await openSiteDatabase({ url: null, dataDir, log: silent });
    await database.close();
    expect(statSync(join(dataDir, 'site.sqlite')).mode & 0o077).toBe(0);
  });

  test('a folder that cannot be used ends in one sentence that names DATA_DIR', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'file'), '');
    const opening = openSiteDatabase({
      url: null,
      dataDir: join(folder, 'file', 'data'),
      log: silent,
    });
    await expect(opening).rejects.toThrow(DatabaseUnreachableError);
    await expect(opening).rejects.toThrow(/set DATA_DIR to a folder that this user may write/u);
  });

  test('a file that is no database is left alone and named', async () => {
    const dataDir = freshFolder();
    writeFileSync(join(dataDir, 'site.sqlite'), 'this is a letter, not a database. '.repeat(100));
    const opening = openSiteDatabase({ url: null, dataDir, log: silent });
    await expect(opening).rejects.toThrow(/not an SQLite database/u);
  });

  test('an unreachable server ends in one sentence without the password', async () => {
    const url = 'postgres://owner:s3cret-word@127.0.0.1:1/site';
    const failure = await openSiteDatabase({ url, dataDir: freshFolder(), log: silent }).catch(
      (error: Error) => error,
    );
    expect(failure).toBeInstanceOf(DatabaseUnreachableError);
    expect(String(failure)).toMatch(/127\.0\.0\.1:1\/site .*nothing listens.*check DATABASE_URL/u);
    expect(String(failure)).not.toContain('s3cret-word');
  });

  test('while another process holds the file, the event loop goes on and the write succeeds later', async () => {
    const dataDir = freshFolder();
    const database = await openSiteDatabase({ url: null, dataDir, log: silent });
    const other = new DatabaseSync(join(dataDir, 'site.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const order: string[] = [];
    const write = database.query
      .insertInto('site_values')
      .values(mark('late'))
      .execute()
      .then(() => order.push('written'));
    // Twenty turns of the event loop pass while the lock is held: a blocking wait would allow none.
    for (let turn = 0; turn < 20; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect(await database.query.selectFrom('site_values').selectAll().execute()).toEqual([]);
      order.push('read');
    }
    other.exec('COMMIT');
    other.close();
    await write;
    expect(order).toEqual([...Array.from({ length: 20 }, () => 'read'), 'written']);
    await database.close();
  });
});
