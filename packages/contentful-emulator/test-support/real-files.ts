import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with real exports and recorded answers, which are no part of the project. */
const FOLDER = process.env['EMULATOR_REAL_FILES'];

/** The path of a real file, or undefined, said aloud, when there is none: then a test is skipped. */
export function realFile(name: string): string | undefined {
  const path = FOLDER === undefined ? undefined : join(FOLDER, name);
  if (path !== undefined && existsSync(path)) return path;
  const why = path === undefined ? 'EMULATOR_REAL_FILES names no folder' : `there is no ${path}`;
  console.log(`Skipped: what compares the emulator with real files: ${why}`);
  return undefined;
}

/** The paths of all real exports; none, said aloud, when there are none. */
export function realExports(): string[] {
  const folder = realFile('exports');
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}
