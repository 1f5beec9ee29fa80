import type { Migration } from '#server/store/store.ts';

/** When people were last in the admin area, and the preview links that were made. */
export const ownerVisitsAndPreviewLinks: Migration = {
  number: 10,
  name: 'owner-visits-and-preview-links',
  async up(trx) {
    await trx.schema
      .createTable('owner_visits')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .addColumn('previous_visit_at', 'bigint')
      .execute();
    await trx.schema
      .createTable('preview_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('path', 'text')
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
  },
};
