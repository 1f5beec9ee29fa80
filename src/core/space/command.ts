import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContentfulExport } from './contentful-export.ts';
import { measurePictures } from './measure-pictures.ts';
import { measureVideos } from './measure-videos.ts';
import { writeSpaceFile } from './space-file.ts';

const VIDEO_FILES = fileURLToPath(new URL('sample/video-files.json', import.meta.url));
const PICTURE_FILES = fileURLToPath(new URL('sample/picture-files.json', import.meta.url));

/** `build` writes the sample space as an export file. */
async function main(command: string | undefined): Promise<number> {
  if (command === 'build') return build();
  console.error('Usage: node src/core/space/command.ts build');
  return 2;
}

async function build(): Promise<number> {
  writeFileSync(PICTURE_FILES, `${JSON.stringify(await measurePictures(), null, 2)}\n`);
  writeFileSync(VIDEO_FILES, `${JSON.stringify(await measureVideos(), null, 2)}\n`);
  // Imported only now, because building reads the sizes that were just written.
  const { buildSpace } = await import('./build-space.ts');
  const space = buildSpace();
  writeSpaceFile(spaceJson(space));
  const { contentTypes, entries, assets } = space;
  console.log(
    `Wrote build/space/sample-space.json: ${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets.`,
  );
  return 0;
}

process.exitCode = await main(process.argv[2]);

/** The text of an export file: two spaces deep, in the order of the sources, with a last line break. */
function spaceJson(space: ContentfulExport): string {
  return `${JSON.stringify(space, null, 2)}\n`;
}
