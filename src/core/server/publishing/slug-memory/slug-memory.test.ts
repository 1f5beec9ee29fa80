import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { createSlugMemory } from './slug-memory.ts';

const silent = () => undefined;

describeOnEachEngine('the memory of slugs', (stores) => {
  test('an entry keeps every slug it was ever shown under', async () => {
    const database = await stores.open();
    const memory = createSlugMemory(database, silent);
    memory.remember('machine', [{ slug: 'first', id: 'm1' }]);
    memory.remember('machine', [{ slug: 'second', id: 'm1' }]);
    await memory.settled();
    const later = createSlugMemory(database, silent);
    expect(await later.entryOf('machine', 'first')).toBe('m1');
    expect(await later.entryOf('machine', 'second')).toBe('m1');
  });

  test('kinds do not share slugs, and an unknown slug belongs to nobody', async () => {
    const memory = createSlugMemory(await stores.open(), silent);
    memory.remember('product', [{ slug: 'grocery', id: 'p1' }]);
    await memory.settled();
    expect(await memory.entryOf('goal', 'grocery')).toBeNull();
    expect(await memory.entryOf('product', 'groceries')).toBeNull();
  });

  test('the last entry to use a slug owns it, also within one list', async () => {
    const memory = createSlugMemory(await stores.open(), silent);
    memory.remember('post', [{ slug: 'news', id: 'old' }]);
    memory.remember('post', [
      { slug: 'news', id: 'middle' },
      { slug: 'news', id: 'new' },
    ]);
    await memory.settled();
    expect(await memory.entryOf('post', 'news')).toBe('new');
  });

  test('what is stored already is not written again', async () => {
    const database = await stores.open();
    let now = 1;
    const memory = createSlugMemory(database, silent, () => now);
    memory.remember('goal', [{ slug: 'bopis', id: 'g1' }]);
    await memory.settled();
    now = 2;
    createSlugMemory(database, silent, () => now).remember('goal', [{ slug: 'bopis', id: 'g1' }]);
    memory.remember('goal', [{ slug: 'bopis', id: 'g1' }]);
    await memory.settled();
    const rows = await database.query.selectFrom('remembered_slugs').selectAll().execute();
    expect(rows.map((row) => Number(row.remembered_at))).toEqual([1]);
  });

  test('more entries than fit one statement are all stored', async () => {
    const database = await stores.open();
    const memory = createSlugMemory(database, silent);
    const entries = Array.from({ length: 450 }, (_, index) => ({
      slug: `s${index}`,
      id: `e${index}`,
    }));
    memory.remember('machine', entries);
    await memory.settled();
    expect(await memory.entryOf('machine', 's449')).toBe('e449');
  });
});

test('a store that fails is told once and tried again; pages never notice', async () => {
  const told: string[] = [];
  const broken = {
    insertInto() {
      throw new Error('disk full');
    },
    selectFrom() {
      throw new Error('disk full');
    },
  };
  const memory = createSlugMemory({ query: broken as never }, (_, message) => told.push(message));
  memory.remember('machine', [{ slug: 'a', id: '1' }]);
  memory.remember('machine', [{ slug: 'b', id: '2' }]);
  await memory.settled();
  expect(told).toHaveLength(2);
  expect(await memory.entryOf('machine', 'a')).toBeNull();
  memory.remember('machine', [{ slug: 'a', id: '1' }]);
  await memory.settled();
  expect(told).toHaveLength(4);
});
