import type { Migration } from '#server/store/store.ts';

const BUCKETS = 32;

/** Webhooks taken, and what visitors' browsers tell: histograms and counters, never single visits. */
export const webhooksAndMeasuring: Migration = {
  number: 8,
  name: 'webhooks-and-measuring',
  async up(trx) {
    await trx.schema
      .createTable('used_webhooks')
      .addColumn('signature', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    let vitals = trx.schema
      .createTable('web_vitals')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('web_vitals_key', ['day', 'route', 'device', 'metric']);
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      vitals = vitals.addColumn(`b${bucket}`, 'bigint', (column) => column.notNull().defaultTo(0));
    }
    await vitals.execute();
    await trx.schema
      .createTable('event_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_counts_key', ['day', 'event', 'detail'])
      .execute();
  },
};
