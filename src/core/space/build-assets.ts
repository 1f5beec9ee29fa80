import type { AssetFile } from './asset-file.ts';
import type { ExportAsset, ExportFile } from './contentful-export.ts';
import { DEFAULT_LOCALE, exportSys, sampleTime, SPACE_ID } from './export-sys.ts';
import type { VideoFile } from './measure-videos.ts';
import type { PictureFile } from './picture-file.ts';
import pictureFiles from './sample/picture-files.json' with { type: 'json' };
import { pictureId } from './sample/pictures.ts';
import type { SampleLanguage } from './sample/sample-languages.ts';
import videoFiles from './sample/video-files.json' with { type: 'json' };

/** The pictures, videos and captions of the sample space in the shape of an export file. */
export function buildAssets(languages: readonly SampleLanguage[]): ExportAsset[] {
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
      title: { [DEFAULT_LOCALE]: asset.title, ...titlesOf(asset.file, languages) },
      file: { [DEFAULT_LOCALE]: toExportFile(asset) },
    },
  }));
}

/** By the file that is shown, which may be a stand-in's. Captions are in English, and so are their titles. */
function titlesOf(
  { fileName }: AssetFile,
  languages: readonly SampleLanguage[],
): Record<string, string> {
  const name = fileName.replace(/\.(?:webp|svg|mp4)$/u, '');
  return Object.fromEntries(
    languages.flatMap(({ code, titles }) =>
      titles[name] === undefined ? [] : [[code, titles[name]]],
    ),
  );
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
