import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How the file beside the target is called while it is written; one that is left over was never finished. */
const UNFINISHED = '.unfinished';

/**
 * Writes a file so that whoever reads it after a crash finds the old or the new content, whole: beside it, synced, then
 * in its place. Makes its folder.
 */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}${UNFINISHED}`;
  const file = openSync(unfinished, 'w');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
  syncFolder(dirname(path));
}

// Without it the rename may be lost with the power. Windows cannot open a folder, and needs it not.
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
