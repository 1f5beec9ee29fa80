import { expect, test } from 'vitest';
import { addAccount } from '#tests/support/shown-inquiries.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { createSavedFilters } from './saved-filters.ts';

describeOnEachEngine('searches that people keep', (stores) => {
  async function openFilters() {
    const database = await stores.open();
    for (const id of ['ada', 'ben'])
      await addAccount(database, { id, email: `${id}@example.com`, name: '' });
    return createSavedFilters(database);
  }

  // Seen failing without each of the three bounds, and on PostgreSQL without the lock.
  test('are so many and so long, however many are kept at once, and what does not fit is said', async () => {
    const filters = await openFilters();
    const save = async (name: string, query = 'stage=new') => {
      const shown = (await filters.list('ada')).map(({ id }) => id);
      return (await filters.save('ada', { name, query, nowMs: 1, shown })).outcome;
    };
    expect(await save('x'.repeat(61))).toBe('too-long');
    expect(await save('x', 'x'.repeat(2_001))).toBe('too-long');
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => save(`search ${at}`)));
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(30);
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(10);
    const [first] = await filters.list('ada');
    expect(await save(first!.name, 'stage=won')).toBe('saved');
    const kept = await filters.list('ada');
    expect(kept).toHaveLength(30);
    await filters.remove('ada', kept[0]!.id);
    expect(await save('one more')).toBe('saved');
  });

  test('give way to another of their name only where the page showed them', async () => {
    const filters = await openFilters();
    const save = (query: string, nowMs: number, shown: string[]) =>
      filters.save('ada', { name: 'Hot', query, nowMs, shown });
    expect(await save('stage=new', 1, [])).toEqual({ outcome: 'saved' });
    expect(await save('stage=won', 2, [])).toEqual({ outcome: 'taken', atMs: 1 });
    const [first] = await filters.list('ada');
    expect(first).toMatchObject({ name: 'Hot', query: 'stage=new' });
    expect(await save('stage=won', 3, [first!.id])).toEqual({ outcome: 'saved' });
    expect(await save('stage=lost', 4, [first!.id])).toEqual({ outcome: 'taken', atMs: 3 });
    expect(await filters.remove('ada', first!.id)).toBe(false);
    const [second] = await filters.list('ada');
    expect(second).toMatchObject({ query: 'stage=won' });
    expect(await filters.remove('ben', second!.id)).toBe(false);
    expect(await filters.remove('ada', second!.id)).toBe(true);
  });
});
