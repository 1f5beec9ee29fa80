import type { Migration } from '#server/store/store.ts';

/** The owner's redirects, and the addresses that visitors asked for in vain. */
export const redirects: Migration = {
  number: 11,
  name: 'redirects',
  async up(trx) {
    await trx.schema
      .createTable('redirects')
      .addColumn('from_key', 'text', (column) => column.primaryKey())
      .addColumn('from_path', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target', 'text')
      .addColumn('status', 'bigint', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('missed_addresses')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('last_asked_at', 'bigint', (column) => column.notNull())
      .addColumn('ignored', 'bigint', (column) => column.notNull())
      .execute();
  },
};
