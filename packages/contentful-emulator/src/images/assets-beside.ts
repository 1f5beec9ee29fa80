import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where the files of a space lie when nobody says it: beside the space file in the layout of contentful-export, or in a
 * folder `assets` there. Undefined where there is neither.
 */
export function assetsBeside(spaceFile: string): string | undefined {
  const folder = dirname(spaceFile);
  if (isFolder(join(folder, 'images.ctfassets.net'))) return folder;
  const assets = join(folder, 'assets');
  return isFolder(assets) ? assets : undefined;
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
