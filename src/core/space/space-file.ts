import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SPACE = fileURLToPath(new URL('.', import.meta.url));

const BUILT = join(SPACE, '../../../build/space');

/** The sample space as an export file. Written when it is needed; edits of it stay until its sources change. */
export const SPACE_FILE = join(BUILT, 'sample-space.json');
const HASH_FILE = join(BUILT, 'sample-space.source-hash');

const SOURCE_FOLDERS = new Set(['assets', 'model', 'sample']);

/** What sample-space.json is made from: sources here, pictures and videos, and what of content the sources name. */
export function spaceSources(): string[] {
  const own = sources(SPACE);
  const named = own
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ from '#(content\/[^']+)'/gu)])
    .map(([, path]) => join(SPACE, '..', path!));
  return [...own, ...new Set(named)];
}

/** A fingerprint of all of it. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of spaceSources()) {
    hash.update(relative(SPACE, file).replaceAll('\\', '/'));
    hash.update('\0');
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** Whether the sources have changed since sample-space.json was written, or it never was. */
function isStale(): boolean {
  if (!existsSync(SPACE_FILE) || !existsSync(HASH_FILE)) return true;
  return readFileSync(HASH_FILE, 'utf8').trim() !== sourceHash();
}

/**
 * Writes the file where it is due. What was edited in the file itself stays while its sources do not change.
 * @throws Error with one sentence
 */
export function ensureSpaceFile(): void {
  if (!isStale()) return;
  const command = fileURLToPath(new URL('command.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [command, 'build'], { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `The sample space could not be built from src/core/space/sample: ${stderr.trim()}`,
    );
}

/** Keeps the file, whole at any moment, with what it was made from. */
export function writeSpaceFile(text: string): void {
  mkdirSync(BUILT, { recursive: true });
  writeFileSync(`${SPACE_FILE}.new`, text);
  renameSync(`${SPACE_FILE}.new`, SPACE_FILE);
  writeFileSync(HASH_FILE, `${sourceHash()}\n`);
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
