import type { Migration } from '#server/store/store.ts';

/** Newsletter subscriptions with double opt-in (content-model decision 21). */
export const newsletterSubscriptions: Migration = {
  number: 3,
  name: 'newsletter-subscriptions',
  async up(trx) {
    await trx.schema
      .createTable('newsletter_subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('consent', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('mailed_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('unsubscribed_at', 'bigint')
      .execute();
  },
};
