import { siteSchema } from './migrations/site-schema.ts';
import { openDatabase, type DatabaseOptions, type SiteDatabase } from '#server/store/store.ts';

/**
 * Opens the site's store with the tables of every part, makes it when missing, and brings its schema up to date.
 * @throws DatabaseUnreachableError, DatabaseNewerError: one sentence each, naming the setting and what to do
 */
export function openSiteDatabase(options: Omit<DatabaseOptions, 'schema'>): Promise<SiteDatabase> {
  return openDatabase({ ...options, schema: siteSchema });
}
