import type { Migration } from '#server/store/store.ts';

/** How many visits and forms began on a day, by page, source and campaign. */
export const visitCounts: Migration = {
  number: 15,
  name: 'visit-counts',
  async up(trx) {
    await trx.schema
      .createTable('visit_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_counts_key', ['day', 'kind', 'page', 'source', 'campaign'])
      .execute();
  },
};
