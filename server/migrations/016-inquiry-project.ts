import type { Migration } from '#server/store/store.ts';

/** Inquiries keep the project list they were sent with, as JSON (`StoredProject`); '' for those without one. */
export const inquiryProject: Migration = {
  number: 16,
  name: 'inquiry-project',
  async up(trx) {
    await trx.schema
      .alterTable('inquiries')
      .addColumn('project', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
