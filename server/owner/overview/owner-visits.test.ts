import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/stores.ts';
import { noteOwnerVisit } from './owner-visits.ts';

const MINUTE = 60_000;

describeOnBothEngines('Visits to the admin area', (stores) => {
  test('one ends where the next session begins', async () => {
    const database = await stores.open();
    const note = (sessionId: string, atMs: number, accountId = 'a1') =>
      noteOwnerVisit(database, { accountId, sessionId }, atMs);
    expect(await note('s1', 100 * MINUTE)).toBeNull();
    expect(await note('s1', 130 * MINUTE)).toBeNull();
    // What was written last counts, not the beginning of that visit.
    expect(await note('s2', 900 * MINUTE)).toBe(130 * MINUTE);
    expect(await note('s2', 950 * MINUTE)).toBe(130 * MINUTE);
    expect(await note('s3', 2_000 * MINUTE)).toBe(950 * MINUTE);
    expect(await note('other', 2_000 * MINUTE, 'a2')).toBeNull();
  });
});
