import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { siteSchema } from '#server/migrations/site-schema.ts';
import type { SchemaOwner } from '#server/store/migrate.ts';
import { openDatabase, type SiteDatabase } from '#server/store/open-database.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgres.ts';

/** Opens fresh, empty stores of one engine; everything is removed after the suite. */
export type Stores = {
  engine: SiteDatabase['engine'];
  /** A new empty store, of this version unless other steps are given. */
  open(schema?: readonly SchemaOwner[]): Promise<SiteDatabase>;
  /** A second handle on the same data, as another process would have. */
  openAgain(database: SiteDatabase): Promise<SiteDatabase>;
  /** Where a store is, as a command on it would be told. */
  placeOf(database: SiteDatabase): { url: string | null; dataDir: string };
};

const silent = () => undefined;

/**
 * Registers a suite of the engine that TEST_ENGINE names: SQLite unless said otherwise. `npm run test:all` runs it on both;
 * where PostgreSQL cannot be had it is skipped there, with its reason.
 */
export function describeOnEachEngine(title: string, suite: (stores: Stores) => void): void {
  if (process.env['TEST_ENGINE'] === 'postgresql') describeOnPostgres(title, suite);
  else describeOnSqlite(title, suite);
}

function describeOnSqlite(title: string, suite: (stores: Stores) => void): void {
  describe(`${title} (SQLite)`, () => {
    const opened: SiteDatabase[] = [];
    const places = new Map<SiteDatabase, string>();
    const folders: string[] = [];
    afterAll(async () => {
      for (const database of opened) await database.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const openIn = async (dataDir: string, schema = siteSchema) => {
      const database = await openDatabase({ url: null, dataDir, schema, log: silent });
      opened.push(database);
      places.set(database, dataDir);
      return database;
    };
    suite({
      engine: 'sqlite',
      open(schema) {
        const folder = mkdtempSync(join(tmpdir(), 'site-store-'));
        folders.push(folder);
        return openIn(folder, schema);
      },
      openAgain: (database) => openIn(places.get(database)!),
      placeOf: (database) => ({ url: null, dataDir: places.get(database)! }),
    });
  });
}

function describeOnPostgres(title: string, suite: (stores: Stores) => void): void {
  const { reason } = findPostgres();
  if (reason !== null) console.log(`Skipped on PostgreSQL: ${title}: ${reason}`);
  describe.skipIf(reason !== null)(`${title} (PostgreSQL)`, () => {
    let server: PostgresServer | undefined;
    const opened: SiteDatabase[] = [];
    const places = new Map<SiteDatabase, string>();
    beforeAll(async () => {
      server = await startPostgres(false);
    });
    afterAll(async () => {
      for (const database of opened) await database.close();
      await server?.stop();
    });
    const openAt = async (url: string, schema = siteSchema) => {
      const database = await openDatabase({ url, dataDir: tmpdir(), schema, log: silent });
      opened.push(database);
      places.set(database, url);
      return database;
    };
    suite({
      engine: 'postgresql',
      open: async (schema) => openAt(await server!.createDatabase(), schema),
      openAgain: (database) => openAt(places.get(database)!),
      placeOf: (database) => ({ url: places.get(database)!, dataDir: tmpdir() }),
    });
  });
}
