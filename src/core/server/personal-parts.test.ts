import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { eraseByEmail, expireBefore, exportByEmail } from './intake/inquiries/personal-data.ts';
import { personalParts } from './personal-parts.ts';

/** What a column is called that may hold a person, by any part of its name. */
const PERSON =
  /(?:^|_)(?:e?mail|name|phone|company|address|ip|agent|account|person|user|session|by|payload|detail|message|text|words|query|note|subject|location)(?:_|$)/u;

/** Columns of such a name that hold none. */
const NOBODY = new Set([
  'destinations.name',
  'event_counts.detail',
  ...['schema_migrations.name', 'schema_steps.name'],
  // Of searches without a hit, counted by the day and never by whom.
  'vain_searches.words',
]);

const mail = (id: string, state: 'waiting' | 'sent', whom: string) => ({
  ...{ id, lane: 'mail' as const, kind: 'account-notice' as const, inquiry_number: null },
  ...{ payload: JSON.stringify({ act: 'x', whom, atMs: 1 }), state, created_at: 5, due_at: 5 },
  ...{ attempts: 0, refusals: 0, ambiguous: 0 },
});

describeOnEachEngine('What the site keeps of persons', (stores) => {
  // Seen failing with `outbox` in no part, and with a table that has a telephone number.
  test('belongs to a part, table by table', async () => {
    const tables = await (await stores.open()).query.introspection.getTables();
    const kept = personalParts.flatMap((part) => part.tables);
    expect(kept.toSorted()).toEqual([...new Set(kept)].toSorted());
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(kept));
    const nobodys = tables.flatMap(({ name, columns }) =>
      kept.includes(name) ? [] : columns.map((column) => `${name}.${column.name}`),
    );
    expect(
      nobodys.filter((column) => PERSON.test(column.split('.')[1]!) && !NOBODY.has(column)),
    ).toEqual([]);
    expect([...NOBODY].filter((column) => !nobodys.includes(column))).toEqual([]);
  });

  test('is handed over, erased and forgotten by every part', async () => {
    const database = await stores.open();
    const asked: string[] = [];
    const ask = (what: string) => async () => asked.push(what);
    const garden = {
      ...{ name: 'garden', tables: [] },
      export: async (_query: unknown, email: string) => [`roses of ${email}`],
      ...{ erase: ask('erase'), expire: ask('expire') },
    };
    const parts = [...personalParts, garden];
    await database.query
      .insertInto('outbox')
      .values([mail('a', 'sent', 'Ada@Example.com'), mail('b', 'waiting', 'ada@example.com')])
      .execute();
    await database.query
      .insertInto('account_invitations')
      .values({
        ...{ id: 'i', code_hash: 'h', kind: 'invited', email: 'ada@example.com', role: 'sales' },
        ...{ invited_by: null, created_at: 1, expires_at: 2 },
      })
      .execute();
    expect(await exportByEmail(database, 'ADA@example.com', parts)).toMatchObject({
      email: 'ada@example.com',
      ...{ inquiries: [], newsletter: [], mails: [{ state: 'sent' }, { state: 'waiting' }] },
      accounts: [{ invitation: 'invited', role: 'sales' }],
      garden: ['roses of ADA@example.com'],
    });
    expect(await eraseByEmail(database, 'ada@example.com', parts)).toEqual({
      ...{ inquiries: 0, newsletter: 0, mails: 1, accounts: 0, garden: 1 },
    });
    const left = await database.query.selectFrom('outbox').select('id').execute();
    expect(left).toEqual([{ id: 'b' }]);
    await database.query.updateTable('outbox').set({ state: 'sent' }).execute();
    expect(await expireBefore(database, 6, parts)).toMatchObject({ mails: 1, garden: 2 });
    expect(asked).toEqual(['erase', 'expire']);
  });
});
