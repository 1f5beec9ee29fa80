import type { Migration } from '#server/store/store.ts';

/** The systems that inquiries are handed to, and which of them a row of the outbox is for. */
export const handOff: Migration = {
  number: 14,
  name: 'hand-off',
  async up(trx) {
    await trx.schema
      .createTable('destinations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('secrets', 'text', (column) => column.notNull())
      .addColumn('mapping', 'text', (column) => column.notNull())
      .addColumn('sends_stages', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('enabled', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addColumn('checked_at', 'bigint')
      .addColumn('check_result', 'text')
      .addColumn('held_at', 'bigint')
      .addColumn('held_reason', 'text')
      .addColumn('compared_at', 'bigint')
      .addColumn('comparison', 'text')
      .execute();
    // No reference: a removed destination leaves its name to the deliveries it had.
    await trx.schema.alterTable('outbox').addColumn('destination_id', 'text').execute();
    await trx.schema
      .createIndex('outbox_by_destination')
      .on('outbox')
      .columns(['destination_id', 'state', 'finished_at'])
      .execute();
  },
};
