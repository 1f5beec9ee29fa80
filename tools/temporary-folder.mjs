import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for tests, and what removes it with all that they left there. */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vending-tests-'));
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Before all tests of Vitest: they and what they start leave nothing behind, also where one test is run by hand. */
export default function setUp() {
  const { folder, remove } = makeTemporaryFolder();
  process.env.TMPDIR = folder;
  return remove;
}
