import type { Migration } from '#server/store/store.ts';

/**
 * Known devices of an account end with its round; failed tries of one hour share a row of the trail, found by
 * `gathered_as`.
 */
export const boundsForStrangers: Migration = {
  number: 21,
  name: 'bounds-for-strangers',
  async up(trx) {
    await trx.schema
      .alterTable('account_users')
      .addColumn('device_round', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await trx.schema
      .alterTable('audit_events')
      .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await trx.schema.alterTable('audit_events').addColumn('gathered_as', 'text').execute();
    await trx.schema
      .createIndex('audit_events_gathered_as')
      .unique()
      .on('audit_events')
      .column('gathered_as')
      .execute();
  },
};
