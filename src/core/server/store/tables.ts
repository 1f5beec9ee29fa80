/*
 * Column types, the same on both engines: text for words, ids and JSON; whole numbers for
 * everything else; a time is milliseconds since 1970 UTC; a flag is 0 or 1.
 */

/** Small named values of the site: secrets it made for itself, marks of daily work. */
type SiteValueRow = { key: string; value: string; updated_at: number };

type SchemaMigrationRow = { number: number; name: string; applied_at: number };

/** Every step but core's former ones (`migrate`). */
type SchemaStepRow = SchemaMigrationRow & { owner: string; ends_older: number };

/** Every table of the site's own database. Each part of the site declares its own beside the code that uses them. */
export interface Tables {
  site_values: SiteValueRow;
  schema_migrations: SchemaMigrationRow;
  schema_steps: SchemaStepRow;
}
