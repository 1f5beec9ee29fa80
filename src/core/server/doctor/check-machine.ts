import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fault, ok, warning, type Finding } from './finding.ts';

const MB = 1024 * 1024;
/** The log of the database alone may take 64 MB for a while. */
const FREE_FAULT_BYTES = 100 * MB;
const FREE_WARNING_BYTES = 1_024 * MB;

/** The runtime against the release the project is made for. */
export function checkNode(present: string, wanted: string): Finding {
  const majorOf = (version: string) => Number(version.replace(/^v/u, '').split('.')[0]);
  if (majorOf(present) < majorOf(wanted)) {
    return fault(
      'Node',
      `${present} is older than ${wanted}`,
      `Install Node ${wanted}, or start with npm start, which fetches it.`,
    );
  }
  return ok('Node', present);
}

/** The data folder: there, writable, with room, and closed to others. */
export async function checkDataDir(dataDir: string): Promise<Finding[]> {
  const folder = resolve(dataDir);
  const findings: Finding[] = [];
  const place = await nearestFolder(folder);
  try {
    await access(place, constants.W_OK | constants.X_OK);
    findings.push(
      ok('Data folder', place === folder ? folder : `${folder} will be made at the first start`),
    );
  } catch {
    findings.push(
      fault(
        'Data folder',
        `${place} may not be written by this user`,
        `Give the folder to the user the site runs as (chown), or set DATA_DIR to another. Run this check as that user.`,
      ),
    );
  }
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const words = `${Math.round(free / MB)} MB free at ${place}`;
  if (free < FREE_FAULT_BYTES) {
    findings.push(fault('Disk', words, 'Make room: on a full disk no inquiry can be taken.'));
  } else if (free < FREE_WARNING_BYTES) {
    findings.push(warning('Disk', words, 'Make room soon, and watch it: see docs/operations.md.'));
  } else findings.push(ok('Disk', words));
  const file = await stat(`${folder}/site.sqlite`).catch(() => null);
  if (file && (file.mode & 0o077) !== 0) {
    findings.push(
      warning(
        'Database file',
        'other users of this machine may read it',
        `chmod 600 ${folder}/site.sqlite*: it holds what visitors wrote.`,
      ),
    );
  }
  return findings;
}

/** The folder itself, or the nearest one above it that is there. */
async function nearestFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() || dirname(folder) === folder) return folder;
  return nearestFolder(dirname(folder));
}

/** How far this machine's clock may be from another's before second factors and signatures begin to fail. */
const CLOCK_WARNING_MS = 10_000;
const CLOCK_FAULT_MS = 30_000;

/** This machine's clock against another one's. @param offsetMs how far ahead ours is */
export function checkClock(offsetMs: number, other: string): Finding {
  const seconds = Math.abs(offsetMs / 1_000).toFixed(0);
  const words = `${seconds} s ${offsetMs > 0 ? 'ahead of' : 'behind'} ${other}`;
  const todo = 'Switch on time synchronisation (timedatectl set-ntp true).';
  if (Math.abs(offsetMs) >= CLOCK_FAULT_MS) return fault('Clock', words, todo);
  if (Math.abs(offsetMs) >= CLOCK_WARNING_MS) return warning('Clock', words, todo);
  return ok('Clock', `within ${CLOCK_WARNING_MS / 1_000} s of ${other}`);
}
