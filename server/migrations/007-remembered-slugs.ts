import type { Migration } from '#server/store/store.ts';

/** Which entry's page once stood under which slug, so that old addresses keep working. */
export const rememberedSlugs: Migration = {
  number: 7,
  name: 'remembered-slugs',
  async up(trx) {
    await trx.schema
      .createTable('remembered_slugs')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('remembered_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('remembered_slugs_key', ['kind', 'slug'])
      .execute();
  },
};
