import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { allFaults } from './all-faults.ts';
import type { FaultContext } from './fault.ts';
import { runFault, whyNot } from './run-fault.ts';

/** The whole list takes minutes; the carrier's faults (A5 to A7, A12) have quick suites beside the outbox worker. */
const QUICK = {
  sqlite: [
    ...['A1', 'A3', 'A4', 'A8', 'A9', 'A10', 'A11', 'A13', 'A14', 'A16', 'A21', 'A22'],
    ...['C5', 'C9', 'D13'],
  ],
  postgresql: ['A1', 'A2', 'A8', 'A13', 'A15', 'A17', 'A18', 'A19', 'A20', 'A22'],
};
const { reason: noPostgres } = findPostgres();
if (noPostgres !== null) console.log(`Skipped on PostgreSQL: fault tests: ${noPostgres}`);

let postgres: PostgresServer | null = null;
beforeAll(async () => {
  if (noPostgres === null) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
});

describe.each(['sqlite', 'postgresql'] as const)(
  'the path of an inquiry under harm (%s)',
  (engine: FaultContext['engine']) => {
    for (const fault of allFaults.filter(({ id }) => QUICK[engine].includes(id))) {
      const reason = (engine === 'postgresql' ? noPostgres : null) ?? whyNot(fault, 'intake');
      if (reason !== null) console.log(`Skipped: ${fault.id} ${fault.title}: ${reason}`);
      test.skipIf(reason !== null)(`${fault.id} ${fault.title}`, { timeout: 240_000 }, async () => {
        const result = await runFault(fault, { engine, subject: 'intake', long: false, postgres });
        expect(result, result.measured).toMatchObject({ ok: true });
      });
    }
  },
);
