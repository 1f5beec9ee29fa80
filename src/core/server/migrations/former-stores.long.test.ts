import { expect, test } from 'vitest';
import { migrate, type SchemaOwner } from '#server/store/migrate.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { coreSteps } from './core-steps.ts';
import { siteSchema } from './site-schema.ts';

const plants: SchemaOwner = {
  owner: 'plants',
  steps: [
    {
      ...{ number: 1, name: 'plants' },
      up: (trx) => trx.schema.createTable('plants').addColumn('number', 'integer').execute(),
    },
  ],
};

describeOnEachEngine('the schema', (stores) => {
  test('every store from before steps had owners is brought to the same', async () => {
    const inTables = async ({ query }: SiteDatabase) =>
      (await query.introspection.getTables())
        .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
        .sort();
    const whole = await inTables(await stores.open());
    for (const { number } of coreSteps) {
      const database = await stores.open([{ owner: 'core', steps: coreSteps.slice(0, number) }]);
      await database.query.schema.dropTable('schema_steps').execute();
      await migrate(database.query, stores.engine, [...siteSchema, plants]);
      expect([number, await inTables(database)]).toEqual([
        number,
        [...whole, 'plants.number'].sort(),
      ]);
    }
  });
});
