import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The path of a file in the folder `shared` beside the checkout, or undefined, said aloud, when it is
 * not there: some tests need recorded answers and exports that are no part of the project.
 */
export function sharedFile(name: string): string | undefined {
  const path = fileURLToPath(new URL(`../../../shared/${name}`, import.meta.url));
  if (existsSync(path)) return path;
  console.log(`Skipped: what compares with shared files: there is no ${path}`);
  return undefined;
}
