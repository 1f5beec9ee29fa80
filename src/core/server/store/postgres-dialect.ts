import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { createPrimaryPool } from './primary-pool.ts';

const CONNECT_WAIT_MS = 4_000;
const FREE_CONNECTION_WAIT_MS = 10_000;
const STATEMENT_WAIT_MS = 10_000;
const CONNECTIONS_MAX = 10;
const INT8 = 20;

/** In `pg` one setting limits the wait for the server and the wait for a free connection. */
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_WAIT_MS });
  }
}

/**
 * Kysely on a pool of PostgreSQL connections.
 * @param url connection address as in DATABASE_URL
 * @param onLost called when the server is lost, once for all connections
 */
export function postgresDialect(url: string, onLost: (error: Error) => void): Dialect {
  const pool = createPrimaryPool(
    {
      Client: PromptClient,
      connectionString: url,
      max: CONNECTIONS_MAX,
      connectionTimeoutMillis: FREE_CONNECTION_WAIT_MS,
      statementWaitMs: STATEMENT_WAIT_MS,
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
    },
    onLost,
  );
  return new PostgresDialect({ pool });
}

/** The address without user and password, for messages and logs. */
export function describePostgresUrl(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return 'not a readable address';
  const database = parsed.pathname.slice(1) || 'default database';
  return `${parsed.hostname || 'local socket'}:${parsed.port || '5432'}/${database}`;
}
