import { describe, expect, test } from 'vitest';
import { allFaults } from './all-faults.ts';
import { runFault, whyNot } from './run-fault.ts';

/** Those of the built site that take a minute or two; the rest is for npm run test:faults. */
const QUICK = ['B1-warm', 'B1-cold', 'B3', 'B5', 'B6', 'E3', 'O1', 'O2'];

describe('the site under harm', () => {
  for (const fault of allFaults.filter(({ id }) => QUICK.includes(id))) {
    const reason = whyNot(fault, 'site');
    if (reason !== null) console.log(`Skipped: ${fault.id} ${fault.title}: ${reason}`);
    test.skipIf(reason !== null)(`${fault.id} ${fault.title}`, { timeout: 900_000 }, async () => {
      const options = { engine: 'sqlite', subject: 'site', long: false, postgres: null } as const;
      const result = await runFault(fault, options);
      expect(result, result.measured).toMatchObject({ ok: true });
    });
  }
});
