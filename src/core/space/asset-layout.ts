import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AssetFile } from './asset-file.ts';
import { assetPath } from './build-assets.ts';
import { pictureId } from './sample/pictures.ts';

const PICTURES = new URL('sample/picture-files.json', import.meta.url);
const VIDEOS = new URL('sample/video-files.json', import.meta.url);
const ASSETS = fileURLToPath(new URL('assets/', import.meta.url));

/**
 * Fills `folder` with the pictures and videos in the layout of an export's asset folder, as hard links,
 * or as copies where the folder lies on another disk. What is already there stays.
 */
export function ensureAssetLayout(folder: string): void {
  const pictures = readFiles(PICTURES).map(([name, file]) => [pictureId(name), file] as const);
  for (const [id, file] of [...pictures, ...readFiles(VIDEOS)]) {
    const target = join(folder, assetPath(id, file));
    if (existsSync(target)) continue;
    // An older file of the same name has another token.
    rmSync(dirname(dirname(target)), { recursive: true, force: true });
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(join(ASSETS, file.fileName), target);
  }
}

/** Read now and not imported: a start may just have written it anew. */
function readFiles(list: URL): [string, AssetFile][] {
  return Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, AssetFile>);
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
