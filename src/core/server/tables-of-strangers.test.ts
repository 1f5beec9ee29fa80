import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { countRows, readTablesOfStrangers } from '#tests/support/tables-of-strangers.ts';

describeOnEachEngine('the threat model', (stores) => {
  // Seen failing with a table that is not named.
  test('names every table, with its bound where strangers write to it', async () => {
    const { most, none } = readTablesOfStrangers();
    const tables = [...(await countRows(await stores.open())).keys()];
    expect([...most.keys(), ...none].toSorted()).toEqual(tables.toSorted());
  });
});
