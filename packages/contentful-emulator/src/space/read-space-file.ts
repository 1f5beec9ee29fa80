import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkSpaceFile, SpaceFileError } from './check-space-file.ts';
import type { SpaceFile } from './space-types.ts';

/**
 * Reads and checks a contentful-export JSON file.
 * @throws SpaceFileError in one sentence when it cannot be read, is no JSON, or is not an export
 */
export async function readSpaceFile(path: string | URL): Promise<SpaceFile> {
  const name = typeof path === 'string' ? path : fileURLToPath(path);
  let text: string;
  try {
    text = await readFile(name, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') throw new SpaceFileError(`There is no space file at ${name}.`);
    if (code === 'EISDIR') throw new SpaceFileError(`${name} is a folder, not a space file.`);
    throw new SpaceFileError(`The space file ${name} cannot be read (${code ?? String(error)}).`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const detail = error instanceof Error ? error.message.replace(/\s+/g, ' ') : '';
    throw new SpaceFileError(`The space file ${name} is not valid JSON (${detail}).`);
  }
  return checkSpaceFile(value, name);
}
