import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '#tests/support/is-built.ts';
import type { PostgresServer } from '#tests/support/postgres.ts';
import type { Fault, FaultContext, FaultResult } from './fault.ts';
import type { Subject } from './served-process.ts';

/** Why a test cannot run on this machine, in a few words; null when it can. */
export function whyNot(fault: Fault, subject: Subject): string | null {
  if ((fault.subject ?? subject) === 'site' && !isBuilt)
    return 'the site is not built (npm test builds it first)';
  return fault.unavailable?.() ?? null;
}

/** Runs one fault test on a fresh store of one engine and clears up behind it. */
export async function runFault(
  fault: Fault,
  options: {
    engine: FaultContext['engine'];
    subject: Subject;
    long: boolean;
    postgres: PostgresServer | null;
  },
): Promise<FaultResult> {
  const dataDir = mkdtempSync(join(tmpdir(), `fault-${fault.id}-`));
  chmodSync(dataDir, 0o755);
  try {
    const url = options.engine === 'postgresql' ? await options.postgres!.createDatabase() : null;
    const subject = fault.subject ?? options.subject;
    return await fault.run({ ...options, subject, place: { url, dataDir } });
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
