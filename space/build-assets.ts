import type { ExportAsset } from './contentful-export.ts';
import { DEFAULT_LOCALE, exportSys, sampleTime, SPACE_ID } from './export-sys.ts';
import type { PictureFile } from './picture-file.ts';
import files from './sample/picture-files.json' with { type: 'json' };
import { pictureId } from './sample/pictures.ts';

/** The pictures of the sample space in the shape of an export file. */
export function buildAssets(): ExportAsset[] {
  return Object.entries<PictureFile>(files).map(([name, file], index) => ({
    metadata: { tags: [] },
    sys: exportSys('Asset', pictureId(name), sampleTime(index)),
    fields: {
      title: { [DEFAULT_LOCALE]: file.alt },
      file: {
        [DEFAULT_LOCALE]: {
          url: `//${assetPath(name, file)}`,
          details: { size: file.size, image: { width: file.width, height: file.height } },
          fileName: file.fileName,
          contentType: file.contentType,
        },
      },
    },
  }));
}

/** Where the picture lies in the asset folder of an export: host, space, asset, token, file. */
export function assetPath(name: string, file: PictureFile): string {
  return `images.ctfassets.net/${SPACE_ID}/${pictureId(name)}/${file.token}/${file.fileName}`;
}
