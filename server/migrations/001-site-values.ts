import type { Migration } from '#server/store/store.ts';

/** Small named values, also what `health()` writes to know that the store can be written. */
export const siteValues: Migration = {
  number: 1,
  name: 'site-values',
  async up(trx) {
    await trx.schema
      .createTable('site_values')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
