import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { hasLostConnection, isLate, ONLY_READS } from './database-errors.ts';

/** For so long after the server was lost whoever asks waits for another; then they are refused until one is there. */
const SEARCH_MS = 1_000;
const SEARCH_EVERY_MS = 50;
/** And so long for one that is there and slow: nearly as long as a visitor's form waits. */
const SLOW_MS = 10_000;
/** More waiting than this is a server that has stopped: refuse at once instead of filling the memory. */
const WAITING_MAX = 1_000;
/** After so long without an answer to what waits for nothing but the server, a new connection is tried beside it. */
const DOUBT_MS = 1_000;
/** What has no answer so long after another connection was lost waits for a machine that is gone. */
const LAST_ANSWER_MS = 500;
const TRIES_MAX = 5;

/**
 * What every connection of the site asks of the server: answers only after the disk has it, even where
 * the server's default is laxer, and no statement or forgotten transaction that waits for ever.
 */
const toSession = (statementWaitMs: number) => ({
  text: `select
  set_config('synchronous_commit',
    case when current_setting('synchronous_commit') in ('off', 'local') then 'on'
      else current_setting('synchronous_commit') end, false),
  set_config('statement_timeout', '${statementWaitMs}', false),
  set_config('idle_in_transaction_session_timeout', '${statementWaitMs}', false),
  current_setting('transaction_read_only') as only_reads`,
});

/**
 * A pool of connections to a server that can be written, also where another server takes its place behind the same
 * address (decision 139). A connection to one that only allows reading is not taken in. The first that is lost takes
 * all others along: each is dropped before anything is asked of it. What came to a lost connection first is asked
 * again on a new one where that changes nothing: reads, the beginning of a transaction, and what was refused
 * because the server only allows reading. Slowness is no loss: a silent connection is one only where another, made
 * later, was answered before it.
 * @param onLost called once whenever the server is lost
 */
export function createPrimaryPool(
  config: pg.PoolConfig & { Client: typeof pg.Client; statementWaitMs: number },
  onLost: (error: Error) => void,
): PostgresPool {
  /** Connections made since the server was last lost. */
  let sound = new WeakSet<pg.ClientBase>();
  const lent = new Set<pg.PoolClient>();
  /** Since when no connection can be made; null while they can. Before the first there is nothing to wait for. */
  let awaySinceMs: number | null = -Infinity;
  const session = toSession(config.statementWaitMs);

  const pool = new pg.Pool({
    ...config,
    onConnect: async (client) => {
      client.on('error', (error) => lose(client, error));
      const { rows } = await client.query<{ only_reads: string }>(session);
      if (rows[0]?.only_reads === 'on')
        throw Object.assign(new Error('The server only allows reading'), { code: ONLY_READS });
      sound.add(client);
    },
  });
  // Said to `lose` already; without a listener the process would end.
  pool.on('error', () => undefined);

  function lose(client: pg.ClientBase, error: Error): void {
    if (!sound.has(client)) return;
    sound = new WeakSet();
    onLost(error);
    const waiting = [...lent];
    setTimeout(() => {
      for (const one of waiting) if (lent.has(one)) void one.end();
    }, LAST_ANSWER_MS).unref();
  }

  async function search(): Promise<pg.PoolClient> {
    if (pool.waitingCount >= WAITING_MAX)
      throw Object.assign(new Error('Too many wait for a connection'), { code: '53300' });
    for (;;) {
      try {
        const client = await pool.connect();
        if (sound.has(client)) {
          awaySinceMs = null;
          lent.add(client);
          return client;
        }
        client.release(true);
      } catch (error) {
        const nowMs = performance.now();
        awaySinceMs ??= nowMs;
        const patienceMs = isLate(error) ? SLOW_MS : SEARCH_MS;
        if (!hasLostConnection(error) || nowMs - awaySinceMs > patienceMs) throw error;
        await wait(SEARCH_EVERY_MS);
      }
    }
  }

  /** Whether a server that can be written answers a connection that is made now, within the time of doubt. */
  async function answersNewcomer(): Promise<boolean> {
    const newcomer = new config.Client(config);
    newcomer.on('error', () => undefined);
    const answer = async () => {
      await newcomer.connect();
      const { rows } = await newcomer.query<{ only_reads: string }>(session);
      return rows[0]?.only_reads !== 'on';
    };
    try {
      return await Promise.race([answer(), wait(DOUBT_MS, false, { ref: false })]);
    } catch {
      return false;
    } finally {
      newcomer.end().catch(() => undefined);
    }
  }

  /** Waits for an answer that waits for nothing but the server, and ends a connection that gets none where newer ones do. */
  async function answerOf<Answer>(client: pg.PoolClient, asked: Promise<Answer>): Promise<Answer> {
    let isAnswered = false;
    const doubting = setInterval(async () => {
      if (!(await answersNewcomer())) return;
      // What has arrived while this process itself was late is read first.
      await nextTurn();
      if (isAnswered) return;
      lose(client, new Error('A newer connection was answered first'));
      client.end().catch(() => undefined);
    }, DOUBT_MS);
    doubting.unref();
    try {
      return await asked;
    } finally {
      isAnswered = true;
      clearInterval(doubting);
    }
  }

  async function lend(): Promise<PostgresPoolClient> {
    let client = await search();
    let isUsed = false;
    let fault: unknown = null;

    function giveBack(discard?: boolean): void {
      if (lent.delete(client)) client.release(discard || !sound.has(client));
    }

    async function query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
      if (fault !== null) throw fault;
      const isFirst = !isUsed;
      isUsed = true;
      for (let tries = 1; ; tries++) {
        try {
          const answer = client.query({ text: sql, values: [...parameters] });
          return await (BEGIN.test(sql) ? answerOf(client, answer) : answer);
        } catch (error) {
          if (!hasLostConnection(error)) throw error;
          fault = error;
          if (isLate(error)) {
            sound.delete(client);
            throw error;
          }
          lose(client, error as Error);
          if (!isFirst || tries >= TRIES_MAX || !mayAskAgain(sql, error)) throw error;
          giveBack(true);
          client = await search();
          fault = null;
        }
      }
    }
    return { query: query as PostgresPoolClient['query'], release: giveBack };
  }

  return { connect: lend, end: () => pool.end(), options: pool.options };
}

const BEGIN = /^(?:begin|start transaction)\b/u;
const CHANGES_NOTHING = /^(?:begin|start transaction|select)\b/u;

function mayAskAgain(sql: string, error: unknown): boolean {
  return CHANGES_NOTHING.test(sql) || (error as { code?: unknown }).code === ONLY_READS;
}
