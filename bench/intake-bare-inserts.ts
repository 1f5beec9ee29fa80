import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';

const WORDS = 'We would like to place twelve machines in three buildings. '.repeat(14);
const TABLES = [
  'create table bare_inquiries (id text primary key, words text not null)',
  'create table bare_outbox (id text primary key, inquiry text not null)',
];

export type BareReport = { perSecond: number; p50Ms: number };

/** Inserts anew until the time is over. */
async function timeInserts(
  seconds: number,
  insert: (id: string) => void | Promise<void>,
): Promise<BareReport> {
  const latencies: number[] = [];
  const startedAtMs = performance.now();
  while (performance.now() - startedAtMs < seconds * 1_000) {
    const atMs = performance.now();
    await insert(randomUUID());
    latencies.push(performance.now() - atMs);
  }
  const tookMs = performance.now() - startedAtMs;
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / (tookMs / 1_000),
    p50Ms: latencies[Math.floor(latencies.length / 2)] ?? Number.NaN,
  };
}

/** Two rows and a durable commit, one after the other, with nothing around it: what the disk can do. */
export async function bareSqlite(folder: string, seconds: number): Promise<BareReport> {
  const file = new DatabaseSync(join(folder, 'bare.sqlite'));
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  for (const table of TABLES) file.exec(table);
  const one = file.prepare('insert into bare_inquiries values (?, ?)');
  const two = file.prepare('insert into bare_outbox values (?, ?)');
  const report = await timeInserts(seconds, (id) => {
    file.exec('begin immediate');
    one.run(id, WORDS);
    two.run(randomUUID(), id);
    file.exec('commit');
  });
  file.close();
  return report;
}

/** The same on one PostgreSQL connection. */
export async function barePostgres(url: string, seconds: number): Promise<BareReport> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const table of TABLES) await client.query(table);
  const report = await timeInserts(seconds, async (id) => {
    await client.query('begin');
    await client.query('insert into bare_inquiries values ($1, $2)', [id, WORDS]);
    await client.query('insert into bare_outbox values ($1, $2)', [randomUUID(), id]);
    await client.query('commit');
  });
  await client.end();
  return report;
}
