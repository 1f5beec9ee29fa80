import type { Migration } from '#server/store/store.ts';

/** What the guards against spam must remember across processes: spent proofs and rate counters. */
export const spamMemory: Migration = {
  number: 4,
  name: 'spam-memory',
  async up(trx) {
    await trx.schema
      .createTable('used_proofs')
      .addColumn('signature', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await trx.schema
      .createIndex('used_proofs_by_end')
      .on('used_proofs')
      .column('expires_at')
      .execute();
    await trx.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
    await trx.schema
      .createIndex('rate_limits_by_end')
      .on('rate_limits')
      .column('expires_at')
      .execute();
  },
};
