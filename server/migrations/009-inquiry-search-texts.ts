import type { Migration } from '#server/store/store.ts';

/** What the owner's search looks through: one line per inquiry, filled by the site itself (search-texts.ts). */
export const inquirySearchTexts: Migration = {
  number: 9,
  name: 'inquiry-search-texts',
  async up(trx) {
    await trx.schema
      .createTable('inquiry_search_texts')
      .addColumn('inquiry_number', 'bigint', (column) =>
        column.primaryKey().references('inquiries.number').onDelete('cascade'),
      )
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
  },
};
