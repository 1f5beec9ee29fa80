import { sql, type Kysely } from 'kysely';
import {
  type Clock,
  gatherRows,
  type LogLine,
  type SiteDatabase,
  type Tables,
} from '#server/store/store.ts';
import { pathKey } from './path-key.ts';

/** How often visitors asked for an address that has no page. Nothing of the visitors themselves. */
type MissedAddressRow = {
  /** The address as it is compared (path-key.ts), without its query. */
  path: string;
  count: number;
  last_asked_at: number;
  /** 1 when the owner does not want to see it any more. */
  ignored: number;
};

declare module '#server/store/tables.ts' {
  interface Tables {
    missed_addresses: MissedAddressRow;
  }
}

export type MissedAddress = { path: string; count: number; lastAskedAtMs: number };

/** Addresses that visitors asked for in vain. */
export type MissedAddresses = {
  /** Counts one request; stored with others within seconds. Never fails. */
  note(pathname: string): void;
  /** The most asked first; without those the owner ignores. */
  list(limit: number): Promise<MissedAddress[]>;
  /** Shows an address no more, however often it is asked for. */
  ignore(path: string): Promise<void>;
  /** Begins anew with addresses that have an answer now. */
  forget(paths: readonly string[]): Promise<void>;
  /** Stores what has been counted so far. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** A cut address would be another one, so a longer one is not counted. */
const LONGEST_PATH = 300;
/** Different addresses between two writes; whoever invents more fills no memory. */
const MOST_GATHERED = 500;
/** Rows that are kept: beyond them those least asked for are let go of. */
const MOST_KEPT = 2_000;
const ROWS_AT_ONCE = 200;

/** @param parts.mostKept of addresses that are not ignored */
export function createMissedAddresses(parts: {
  database: Pick<SiteDatabase, 'query'>;
  clock: Clock;
  log: LogLine;
  mostKept?: number;
}): MissedAddresses {
  const { clock, log, mostKept = MOST_KEPT } = parts;
  const { query } = parts.database;
  const gathered = new Set<string>();
  const rows = gatherRows({
    async write(batch: MissedAddressRow[]) {
      gathered.clear();
      await addCounts(query, batch);
      await letGoOfLeastAsked(query, mostKept);
    },
    fault: 'Missed addresses could not be stored',
    log,
  });

  return {
    note(pathname) {
      const path = pathKey(pathname);
      if (path.length > LONGEST_PATH) return;
      if (!gathered.has(path) && gathered.size >= MOST_GATHERED) return;
      gathered.add(path);
      const row = rows.rowFor(path, () => ({ path, count: 0, last_asked_at: 0, ignored: 0 }));
      row.count += 1;
      row.last_asked_at = clock.now();
    },
    list: (limit) => listMissed(query, limit),
    async ignore(path) {
      await query
        .updateTable('missed_addresses')
        .set({ ignored: 1 })
        .where('path', '=', path)
        .execute();
    },
    async forget(paths) {
      const keys = paths.map(pathKey);
      for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
        await query
          .deleteFrom('missed_addresses')
          .where('path', 'in', keys.slice(at, at + ROWS_AT_ONCE))
          .execute();
      }
    },
    settled: rows.settled,
    close: rows.close,
  };
}

async function addCounts(query: Kysely<Tables>, batch: MissedAddressRow[]): Promise<void> {
  for (let at = 0; at < batch.length; at += ROWS_AT_ONCE) {
    await query
      .insertInto('missed_addresses')
      .values(batch.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({
          count: sql<number>`${eb.ref('missed_addresses.count')} + ${eb.ref('excluded.count')}`,
          last_asked_at: eb.ref('excluded.last_asked_at'),
        })),
      )
      .execute();
  }
}

async function letGoOfLeastAsked(query: Kysely<Tables>, mostKept: number): Promise<void> {
  const beyond = mostAsked(query).select('path').orderBy('path').limit(Number.MAX_SAFE_INTEGER);
  await query.deleteFrom('missed_addresses').where('path', 'in', beyond.offset(mostKept)).execute();
}

function listMissed(query: Kysely<Tables>, limit: number): Promise<MissedAddress[]> {
  return mostAsked(query)
    .select(['path', 'count', 'last_asked_at as lastAskedAtMs'])
    .limit(limit)
    .execute();
}

/** Addresses that are not ignored, the most asked first. */
function mostAsked(query: Kysely<Tables>) {
  return query
    .selectFrom('missed_addresses')
    .where('ignored', '=', 0)
    .orderBy('count', 'desc')
    .orderBy('last_asked_at', 'desc');
}
