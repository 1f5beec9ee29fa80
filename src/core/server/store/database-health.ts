import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { describeFault } from './database-errors.ts';
import type { Engine } from './migrate.ts';
import { writeSiteValue } from './site-values.ts';
import type { Tables } from './tables.ts';

export type DatabaseHealth = {
  ok: boolean;
  engine: Engine;
  /** One sentence: what was found, or why the store cannot be written. */
  detail: string;
};

const ASKED_AGAIN_AFTER_MS = 2_000;
const WAIT_MS = 2_000;

/**
 * Makes the check behind `/health`: it writes, because a full disk and a read-only copy can both still be read.
 * Callers share one check, and an answer is kept for two seconds.
 */
export function createHealthCheck(
  query: Kysely<Tables>,
  engine: Engine,
): () => Promise<DatabaseHealth> {
  let running: Promise<DatabaseHealth> | null = null;
  let last: { atMs: number; health: DatabaseHealth } | null = null;

  const check = async (): Promise<DatabaseHealth> => {
    const health = await withinLimit(writeMark(query), WAIT_MS).then(
      (): DatabaseHealth => ({ ok: true, engine, detail: 'The database can be written.' }),
      (error: unknown): DatabaseHealth => ({
        ok: false,
        engine,
        detail: `The database cannot be written: ${describeFault(error)}.`,
      }),
    );
    last = { atMs: performance.now(), health };
    running = null;
    return health;
  };
  return () => {
    if (last && performance.now() - last.atMs < ASKED_AGAIN_AFTER_MS)
      return Promise.resolve(last.health);
    running ??= check();
    return running;
  };
}

/**
 * More than an inquiry takes: with its outbox row and indexes one of 3 kB writes about 55 kB, and on a nearly full
 * disk a smaller write still fits where an inquiry no longer does, also into what a refused one left behind.
 */
const MARK_BYTES = 131_072;

function writeMark(query: Kysely<Tables>): Promise<void> {
  const nowMs = Date.now();
  return writeSiteValue(query, 'health-mark', String(nowMs).padEnd(MARK_BYTES, '.'), nowMs);
}

async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const isDone = new AbortController();
  const limit = async (): Promise<never> => {
    await wait(limitMs, undefined, { signal: isDone.signal });
    // An answer that has arrived while this process itself was late is read first.
    await nextTurn();
    throw Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' });
  };
  // The work goes on after the limit; its late failure is no news.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, limit()]);
  } finally {
    isDone.abort();
  }
}
