import { PostgresDialect, CompiledQuery, type Dialect } from 'kysely';
import pg from 'pg';

const CONNECT_WAIT_MS = 5_000;
const STATEMENT_WAIT_MS = 10_000;
const CONNECTIONS_MAX = 10;
const INT8 = 20;

/**
 * What every connection of the site asks of the server: answers only after the disk has it, even where
 * the server's default is laxer, and no statement or forgotten transaction that waits for ever.
 */
const SESSION = `select
  set_config('synchronous_commit',
    case when current_setting('synchronous_commit') in ('off', 'local') then 'on'
      else current_setting('synchronous_commit') end, false),
  set_config('statement_timeout', '${STATEMENT_WAIT_MS}', false),
  set_config('idle_in_transaction_session_timeout', '${STATEMENT_WAIT_MS}', false)`;

/**
 * Kysely on a pool of PostgreSQL connections.
 * @param url connection address as in DATABASE_URL
 * @param onLost called when a connection breaks; without a listener the process would end
 */
export function postgresDialect(url: string, onLost: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    query_timeout: STATEMENT_WAIT_MS + 2_000,
    keepAlive: true,
    application_name: 'vending-site',
    types: {
      // Counts and moments fit in a double; the driver's default would answer them as text.
      getTypeParser: ((oid: number, format: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary'
          ? Number
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(SESSION));
    },
  });
}

/** The address without user and password, for messages and logs. */
export function describePostgresUrl(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return 'not a readable address';
  const database = parsed.pathname.slice(1) || 'default database';
  return `${parsed.hostname || 'local socket'}:${parsed.port || '5432'}/${database}`;
}
