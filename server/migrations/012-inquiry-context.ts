import type { Migration } from '#server/store/store.ts';

/** What an inquiry is about, and how its visit began. */
const COLUMNS = [
  'about',
  'about_title',
  'landing_page',
  'referrer_host',
  'campaign_source',
  'campaign_medium',
  'campaign_name',
  'campaign_term',
  'campaign_content',
] as const;

/** Inquiries know what they are about and where their visit came from; those of before know nothing of it. */
export const inquiryContext: Migration = {
  number: 12,
  name: 'inquiry-context',
  async up(trx) {
    for (const column of COLUMNS) {
      await trx.schema
        .alterTable('inquiries')
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
        .execute();
    }
  },
};
