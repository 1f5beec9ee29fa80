import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { type Clock, describeFault, type LogLine, type SiteDatabase } from '#server/store/store.ts';

/** What the processes on one store tell each other. A single process has nobody to tell. */
export type InstanceNews = {
  /** Notifies every other process; throws when that cannot be done. */
  send(topic: string, content: unknown): Promise<void>;
  close(): Promise<void>;
};

type Listener = {
  /** Called with the message of another process. */
  onNews(topic: string, content: unknown): void;
  /** The connection was lost and is back: something may have been missed. */
  onGap(): void;
};

const CHANNEL = 'site_news';
/** Short to the end: what was published meanwhile shows when the connection is back. */
const RECONNECT_MS = [250, 500, 1_000];
const ANSWER_WAIT_MS = 5_000;
const NOBODY: InstanceNews = { send: async () => undefined, close: async () => undefined };

/**
 * PostgreSQL notifications between processes.
 * @param url DATABASE_URL; null for SQLite, where one process runs alone
 */
export async function connectInstanceNews(
  parts: { url: string | null; database: SiteDatabase; clock: Clock; log: LogLine },
  { onNews, onGap }: Listener,
): Promise<InstanceNews> {
  const { url, database, clock, log } = parts;
  if (url === null) return NOBODY;
  const own = randomUUID();
  const closing = new AbortController();
  let client: pg.Client | null = null;

  function receive(payload: string | undefined): void {
    try {
      const news = JSON.parse(payload ?? '') as { from: string; topic: string; content: unknown };
      if (news.from !== own) onNews(news.topic, news.content);
    } catch (error) {
      log('warn', 'A notification between processes could not be read', { error: String(error) });
    }
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url!,
      keepAlive: true,
      // It only listens, so nothing else would notice that the machine at its other end is gone.
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: ANSWER_WAIT_MS,
      query_timeout: ANSWER_WAIT_MS,
      application_name: 'vending-site-news',
    });
    fresh.on('notification', ({ payload }) => receive(payload));
    fresh.on('error', (error) => {
      log('warn', 'The connection for notifications was lost', { reason: describeFault(error) });
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.once('end', () => {
      if (client === fresh && !closing.signal.aborted) void reconnect();
    });
    client = fresh;
  }

  async function reconnect(): Promise<void> {
    client = null;
    for (let tries = 0; !closing.signal.aborted; tries++) {
      await clock.wait(RECONNECT_MS[Math.min(tries, RECONNECT_MS.length - 1)]!, closing.signal);
      if (closing.signal.aborted) return;
      try {
        await connect();
        log('info', 'Notifications between processes arrive again');
        return onGap();
      } catch (error) {
        log('debug', 'Notifications cannot be listened to yet', { reason: describeFault(error) });
      }
    }
  }

  await connect();
  return {
    async send(topic, content) {
      const news = JSON.stringify({ from: own, topic, content });
      await sql`select pg_notify(${CHANNEL}, ${news})`.execute(database.query);
    },
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
    },
  };
}
