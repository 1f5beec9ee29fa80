import type { Migration } from '#server/store/store.ts';

/** Which leases are renewed for as long as their owner lives, and which destinations the owner was told of. */
export const renewedLeases: Migration = {
  number: 20,
  name: 'renewed-leases',
  async up(trx) {
    await trx.schema.alterTable('outbox').addColumn('lease_renewed', 'bigint').execute();
    await trx.schema.alterTable('destinations').addColumn('told_at', 'bigint').execute();
  },
};
