import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a run of the tests writes at most, in MB: profiles of browsers, databases, reports. */
const NEEDED_MB = 500;

/** MB that are left where a folder is. */
function roomIn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1e6);
}

/** @returns {string | null} why there is no room for the tests, and what to do */
export function findLackOfRoom(leftMb = roomIn(tmpdir())) {
  if (leftMb >= NEEDED_MB) return null;
  return `The tests write up to ${NEEDED_MB} MB to ${tmpdir()}, where ${leftMb} MB are left: make room there, or name another folder in TMPDIR.`;
}

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
