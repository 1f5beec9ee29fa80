import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AssetFile } from './asset-file.ts';
import { captionsId, videoId, VIDEOS, type VideoName } from './sample/videos.ts';

const ASSETS = new URL('assets/', import.meta.url);

/** A video or its captions, as an asset. */
export type VideoFile = AssetFile & { title: string };

/** Reads size and fingerprint of every video of the sample space and of its captions, by asset id. */
export async function measureVideos(): Promise<Record<string, VideoFile>> {
  const files: Record<string, VideoFile> = {};
  for (const [name, title] of Object.entries(VIDEOS) as [VideoName, string][]) {
    files[videoId(name)] = { title, ...(await measure(`${name}.mp4`, 'video/mp4')) };
    files[captionsId(name)] = {
      title: `Captions in English: ${title}`,
      ...(await measure(`${name}.vtt`, 'text/vtt')),
    };
  }
  return files;
}

async function measure(fileName: string, contentType: string): Promise<AssetFile> {
  const bytes = await readFile(new URL(fileName, ASSETS));
  const token = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { fileName, contentType, size: bytes.length, token };
}
