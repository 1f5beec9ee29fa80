import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measurePictures } from './measure-pictures.ts';
import { measureVideos } from './measure-videos.ts';
import { HASH_FILE, isStale, sourceHash, SPACE_FILE } from './source-hash.ts';
import { spaceJson } from './space-json.ts';

const VIDEO_FILES = fileURLToPath(new URL('sample/video-files.json', import.meta.url));
const PICTURE_FILES = fileURLToPath(new URL('sample/picture-files.json', import.meta.url));

/** `build` writes sample-space.json (with --if-stale only when its sources changed), `check` tells with its exit status whether it is up to date. */
async function main(command: string | undefined, flag: string | undefined): Promise<number> {
  if (command === 'build' && flag === '--if-stale' && !isStale()) return 0;
  if (command === 'build') return build();
  if (command === 'check') return check();
  console.error('Usage: node space/command.ts build [--if-stale] | check');
  return 2;
}

async function build(): Promise<number> {
  writeFileSync(PICTURE_FILES, `${JSON.stringify(await measurePictures(), null, 2)}\n`);
  writeFileSync(VIDEO_FILES, `${JSON.stringify(await measureVideos(), null, 2)}\n`);
  // Imported only now, because building reads the sizes that were just written.
  const { buildSpace } = await import('./build-space.ts');
  const space = buildSpace();
  writeFileSync(SPACE_FILE, spaceJson(space));
  writeFileSync(HASH_FILE, `${sourceHash()}\n`);
  const { contentTypes, entries, assets } = space;
  console.log(
    `Wrote space/sample-space.json: ${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets.`,
  );
  return 0;
}

async function check(): Promise<number> {
  const { buildSpace } = await import('./build-space.ts');
  if (readFileSync(SPACE_FILE, 'utf8') === spaceJson(buildSpace())) {
    console.log('space/sample-space.json is up to date.');
    return 0;
  }
  console.error(
    'space/sample-space.json differs from its sources. Run: node space/command.ts build',
  );
  return 1;
}

process.exitCode = await main(process.argv[2], process.argv[3]);
