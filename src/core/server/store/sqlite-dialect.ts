import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely';
import { openHandle, SqliteConnection } from './sqlite-connection.ts';
import { WriteTurns } from './write-turns.ts';

/** Opened as needed: readers go on while several transactions wait for their turn or for another process (decision 139). */
const CONNECTIONS_MAX = 16;

class PooledSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #turns = new WriteTurns();
  #opened = 0;
  readonly #all: SqliteConnection[] = [];
  readonly #idle: SqliteConnection[] = [];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#idle.push(await this.#open());
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#opened < CONNECTIONS_MAX) return this.#open();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#idle.push(connection);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
  }

  async destroy(): Promise<void> {
    for (const connection of this.#all) connection.close();
  }

  async #open(): Promise<SqliteConnection> {
    this.#opened += 1;
    try {
      const connection = new SqliteConnection(await openHandle(this.#file), this.#turns);
      this.#all.push(connection);
      return connection;
    } catch (error) {
      this.#opened -= 1;
      throw error;
    }
  }
}

/** Kysely on node:sqlite: several connections to one file, of which one at a time writes. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new PooledSqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
