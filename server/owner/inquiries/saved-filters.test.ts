import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { accountsOn, signUpOwner } from '../accounts/test-support/account-bench.ts';
import { createSavedFilters } from './saved-filters.ts';

describeOnEachEngine('searches that people keep', (stores) => {
  // Seen failing without each of the three bounds, and on PostgreSQL without the lock.
  test('are so many and so long, however many are kept at once, and what does not fit is said', async () => {
    const database = await stores.open();
    const { accounts } = accountsOn(database);
    await signUpOwner(accounts);
    const [{ id } = { id: '' }] = await accounts.accounts();
    const filters = createSavedFilters(database);
    const save = (name: string, query = 'stage=new') => filters.save(id, { name, query, nowMs: 1 });
    expect(await save('x'.repeat(61))).toBe('too-long');
    expect(await save('x', 'x'.repeat(2_001))).toBe('too-long');
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => save(`search ${at}`)));
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(30);
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(10);
    const [first] = await filters.list(id);
    expect(await save(first!.name, 'stage=won')).toBe('saved');
    const kept = await filters.list(id);
    expect(kept).toHaveLength(30);
    await filters.remove(id, kept[0]!.id);
    expect(await save('one more')).toBe('saved');
  });
});
