import type { Migration } from '#server/store/store.ts';

/** Inquiries and subscriptions know the language of their page; those of before, which were answered in English, do not. */
export const languagesOfVisitors: Migration = {
  number: 23,
  name: 'languages-of-visitors',
  async up(trx) {
    for (const table of ['inquiries', 'newsletter_subscriptions'] as const) {
      await trx.schema
        .alterTable(table)
        .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  },
};
