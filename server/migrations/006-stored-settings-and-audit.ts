import type { ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from '#server/store/store.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Settings entered in the owner's screen, sealed, and the trail of who did what. */
export const storedSettingsAndAudit: Migration = {
  number: 6,
  name: 'stored-settings-and-audit',
  async up(trx) {
    await trx.schema
      .createTable('stored_settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('sealed', 'text', required)
      .addColumn('updated_at', 'bigint', required)
      .addColumn('updated_by', 'text', required)
      .execute();
    await trx.schema
      .createTable('audit_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('happened_at', 'bigint', required)
      .addColumn('action', 'text', required)
      .addColumn('account_id', 'text')
      .addColumn('account_email', 'text', required)
      .addColumn('subject', 'text', required)
      .addColumn('address', 'text')
      .execute();
  },
};
