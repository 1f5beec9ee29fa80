import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';

/** Where the store is, as the site itself would find it: the environment, and a file named .env. */
export function readPlace(): { url: string | null; dataDir: string } {
  if (existsSync('.env')) loadEnvFile('.env');
  return {
    url: process.env.DATABASE_URL?.trim() || null,
    dataDir: resolve(process.env.DATA_DIR?.trim() || './data'),
  };
}

/** Runs a command: a fault ends in one sentence and a failing exit code, and whoever stops it has it tidy up. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  try {
    await act();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** A name for a file of today, such as site-2026-11-21T08-30-00Z. */
export function datedName(prefix: string): string {
  return `${prefix}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}
