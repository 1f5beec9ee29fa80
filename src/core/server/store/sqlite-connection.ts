import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { isBusy } from './database-errors.ts';
import type { WriteTurns } from './write-turns.ts';

/** How long SQLite itself may wait for a lock. It blocks the event loop meanwhile, so it is next to nothing. */
const BLOCKING_WAIT_MS = 5;
/** How long a statement is tried again, without blocking, while another process holds the lock. A visitor waits for it. */
const LONGEST_WAIT_MS = 2_500;
const KEPT_STATEMENTS = 200;
const READS = /^\s*(?:select|pragma|explain)\b/iu;

/** Runs an act until the lock is free, giving the event loop back between the tries. */
export async function retryWhileBusy<T>(act: () => T, startedAtMs = performance.now()): Promise<T> {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!isBusy(error) || performance.now() - startedAtMs > LONGEST_WAIT_MS) throw error;
      await wait(3 + Math.random() * 12);
    }
  }
}

/** Opens one handle with the settings every connection of the site has. */
export async function openHandle(file: string): Promise<DatabaseSync> {
  const handle = new DatabaseSync(file, {
    timeout: BLOCKING_WAIT_MS,
    enableForeignKeyConstraints: true,
  });
  try {
    // FULL: a commit is on the disk before it is answered; it is what "stored" means to a visitor.
    await retryWhileBusy(() =>
      handle.exec(
        'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA journal_size_limit = 16777216',
      ),
    );
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}

/** One connection of the pool: a handle, its prepared statements, and its turn to write. */
export class SqliteConnection implements DatabaseConnection {
  readonly #handle: DatabaseSync;
  readonly #turns: WriteTurns;
  readonly #statements = new Map<string, StatementSync>();
  #giveTurnOn: (() => void) | null = null;

  constructor(handle: DatabaseSync, turns: WriteTurns) {
    this.#handle = handle;
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const reads = query.query.kind === 'SelectQueryNode' || READS.test(query.sql);
    if (this.#giveTurnOn !== null || reads) return retryWhileBusy(() => this.#run<R>(query));
    const startedAtMs = performance.now();
    const giveTurnOn = await this.#turns.take();
    try {
      return await retryWhileBusy(() => this.#run<R>(query), startedAtMs);
    } finally {
      giveTurnOn();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#handle
      .prepare(query.sql)
      .iterate(...(query.parameters as SQLInputValue[]))) {
      yield { rows: [row as R] };
    }
  }

  /** Takes the writer's lock at once: a transaction that reads first and writes later could not be retried. */
  async begin(): Promise<void> {
    const startedAtMs = performance.now();
    const giveTurnOn = await this.#turns.take();
    try {
      await retryWhileBusy(() => this.#handle.exec('BEGIN IMMEDIATE'), startedAtMs);
      this.#giveTurnOn = giveTurnOn;
    } catch (error) {
      giveTurnOn();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await retryWhileBusy(() => this.#handle.exec('COMMIT'));
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      // After a full disk or a fault of it SQLite has rolled back by itself.
      if (this.#handle.isTransaction) this.#handle.exec('ROLLBACK');
    } finally {
      this.#end();
    }
  }

  close(): void {
    this.#statements.clear();
    this.#handle.close();
  }

  #end(): void {
    this.#giveTurnOn?.();
    this.#giveTurnOn = null;
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement) {
      this.#statements.delete(sql);
    } else {
      statement = this.#handle.prepare(sql);
      if (this.#statements.size >= KEPT_STATEMENTS) {
        this.#statements.delete(this.#statements.keys().next().value!);
      }
    }
    this.#statements.set(sql, statement);
    return statement;
  }
}
