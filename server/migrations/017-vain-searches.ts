import type { Migration } from '#server/store/store.ts';

/** Which words were searched for and found nothing, by day. */
export const vainSearches: Migration = {
  number: 17,
  name: 'vain-searches',
  async up(trx) {
    await trx.schema
      .createTable('vain_searches')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('vain_searches_key', ['day', 'words'])
      .execute();
  },
};
