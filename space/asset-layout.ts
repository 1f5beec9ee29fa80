import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetPath } from './build-assets.ts';
import type { PictureFile } from './picture-file.ts';

const FILES = new URL('sample/picture-files.json', import.meta.url);
const ASSETS = fileURLToPath(new URL('assets/', import.meta.url));

/**
 * Fills `folder` with the pictures in the layout of an export's asset folder, as hard links,
 * or as copies where the folder lies on another disk. What is already there stays.
 */
export function ensureAssetLayout(folder: string): void {
  // Read now and not imported: a start may just have written it anew.
  const files = JSON.parse(readFileSync(FILES, 'utf8')) as Record<string, PictureFile>;
  for (const [name, file] of Object.entries(files)) {
    const target = join(folder, assetPath(name, file));
    if (existsSync(target)) continue;
    // An older picture of the same name has another token.
    rmSync(dirname(dirname(target)), { recursive: true, force: true });
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(join(ASSETS, file.fileName), target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
