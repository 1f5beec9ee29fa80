import pictureFiles from './sample/picture-files.json' with { type: 'json' };
import { pictureId } from './sample/pictures.ts';

/** The file name of every sample picture, by asset id. */
export function sampleFileNames(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(pictureFiles).map(([name, { fileName }]) => [pictureId(name), fileName]),
  );
}
