import type { AssetFile } from './asset-file.ts';
import type { ExportAsset, ExportFile } from './contentful-export.ts';
import { DEFAULT_LOCALE, exportSys, sampleTime, SPACE_ID } from './export-sys.ts';
import type { VideoFile } from './measure-videos.ts';
import type { PictureFile } from './picture-file.ts';
import pictureFiles from './sample/picture-files.json' with { type: 'json' };
import { pictureId } from './sample/pictures.ts';
import videoFiles from './sample/video-files.json' with { type: 'json' };

/** The pictures, videos and captions of the sample space in the shape of an export file. */
export function buildAssets(): ExportAsset[] {
  const pictures = Object.entries<PictureFile>(pictureFiles).map(
    ([name, { alt, width, height, ...file }]) =>
      ({ id: pictureId(name), title: alt, file, image: { width, height } }) as const,
  );
  const videos = Object.entries<VideoFile>(videoFiles).map(
    ([id, { title, ...file }]) => ({ id, title, file }) as const,
  );
  return [...pictures, ...videos].map((asset, index) => ({
    metadata: { tags: [] },
    sys: exportSys('Asset', asset.id, sampleTime(index)),
    fields: {
      title: { [DEFAULT_LOCALE]: asset.title },
      file: { [DEFAULT_LOCALE]: toExportFile(asset) },
    },
  }));
}

function toExportFile({
  id,
  file,
  image,
}: {
  id: string;
  file: AssetFile;
  image?: { width: number; height: number };
}): ExportFile {
  return {
    url: `//${assetPath(id, file)}`,
    details: { size: file.size, ...(image && { image }) },
    fileName: file.fileName,
    contentType: file.contentType,
  };
}

/** Where a file lies in the asset folder of an export: host, space, asset, token, file. */
export function assetPath(id: string, { contentType, token, fileName }: AssetFile): string {
  return `${assetHost(contentType)}/${SPACE_ID}/${id}/${token}/${fileName}`;
}

/** The host on which the service keeps files of the type. */
export function assetHost(contentType: string): string {
  if (contentType.startsWith('image/')) return 'images.ctfassets.net';
  return contentType.startsWith('video/') ? 'videos.ctfassets.net' : 'assets.ctfassets.net';
}
