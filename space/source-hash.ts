import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SPACE = fileURLToPath(new URL('.', import.meta.url));

export const SPACE_FILE = join(SPACE, 'sample-space.json');
export const HASH_FILE = join(SPACE, 'sample-space.source-hash');

const SOURCE_FOLDERS = new Set(['assets', 'model', 'sample']);

/** A fingerprint of everything that sample-space.json is made from: the sources here, the pictures and the videos. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of sources(SPACE)) {
    hash.update(relative(SPACE, file).replaceAll('\\', '/'));
    hash.update('\0');
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** Whether the sources have changed since sample-space.json was built. Edits of the file itself do not count. */
export function isStale(): boolean {
  if (!existsSync(SPACE_FILE) || !existsSync(HASH_FILE)) return true;
  return readFileSync(HASH_FILE, 'utf8').trim() !== sourceHash();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      const path = join(folder, item.name);
      if (item.isDirectory()) return SOURCE_FOLDERS.has(item.name) ? sources(path) : [];
      return isSource(item.name) ? [path] : [];
    });
}

function isSource(name: string): boolean {
  return /\.(ts|webp|svg|mp4|vtt)$/.test(name) && !name.endsWith('.test.ts');
}
