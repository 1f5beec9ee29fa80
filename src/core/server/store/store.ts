/** The database and its backups; it knows no feature. What other parts may use of it. */
export { readLastBackup, recordBackup, type BackupRecord } from './backup-record.ts';
export {
  BackupError,
  backupPostgres,
  backupSqlite,
  restorePostgres,
  restoreSqlite,
} from './backup.ts';
export { systemClock, type Clock } from './clock.ts';
export {
  DatabaseUnreachableError,
  describeFault,
  isPassing,
  isStoreFault,
} from './database-errors.ts';
export { parseSecrets, toSecrets, type Secrets } from './secrets.ts';
export { gatherRows, type GatheredRows } from './gathered-rows.ts';
export { makeFolder } from './make-folder.ts';
export {
  findMissing,
  findTooNew,
  readAppliedSteps,
  type AppliedStep,
  type Engine,
  type Migration,
  type SchemaOwner,
} from './migrate.ts';
export { moveToPostgres } from './move-to-postgres.ts';
export {
  openDatabase,
  type DatabaseOptions,
  type LogLine,
  type SiteDatabase,
} from './open-database.ts';
export { describePostgresUrl } from './postgres-dialect.ts';
export { readRows } from './read-rows.ts';
export { createSeal, type Seal } from './seal.ts';
export { readSiteValue, replaceSiteValue, secretsOf, writeSiteValue } from './site-values.ts';
export type { Tables } from './tables.ts';
