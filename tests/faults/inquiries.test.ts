import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { allFaults } from './all-faults.ts';
import type { FaultContext } from './fault.ts';
import { runFault } from './run-fault.ts';

/** Waiting for the leases of killed processes takes a minute: the long command does that. */
const ONLY_LONG = new Set(['A12']);
const faults = allFaults.filter(({ id }) => !ONLY_LONG.has(id));
const { reason: noPostgres } = findPostgres();
if (noPostgres !== null) console.log(`Skipped on PostgreSQL: fault tests: ${noPostgres}`);

let postgres: PostgresServer | null = null;
beforeAll(async () => {
  if (noPostgres === null) postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
}, 30_000);

describe.each(['sqlite', 'postgresql'] as const)(
  'the path of an inquiry under harm (%s)',
  (engine: FaultContext['engine']) => {
    for (const fault of faults.filter(({ engines }) => engines.includes(engine))) {
      const reason = (engine === 'postgresql' ? noPostgres : null) ?? fault.unavailable?.() ?? null;
      if (reason !== null) console.log(`Skipped: ${fault.id} ${fault.title}: ${reason}`);
      test.skipIf(reason !== null)(`${fault.id} ${fault.title}`, { timeout: 240_000 }, async () => {
        const result = await runFault(fault, { engine, subject: 'intake', long: false, postgres });
        expect(result, result.measured).toMatchObject({ ok: true });
      });
    }
  },
);
