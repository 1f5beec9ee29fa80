import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PictureFile } from './picture-file.ts';
import { PICTURES } from './sample/pictures.ts';
import type { PictureSource } from './sample/pictures.ts';

const ASSETS = new URL('assets/', import.meta.url);

const CONTENT_TYPES = { webp: 'image/webp', svg: 'image/svg+xml' } as const;

const SOURCES: Record<string, PictureSource> = PICTURES;

/**
 * Reads size, dimensions and fingerprint of every picture of the sample space, by name.
 * Throws when neither a picture nor its stand-in is there.
 */
export async function measurePictures(): Promise<Record<string, PictureFile>> {
  const files: Record<string, PictureFile> = {};
  for (const name of Object.keys(SOURCES)) files[name] = await measure(name);
  return files;
}

async function measure(name: string): Promise<PictureFile> {
  const source = SOURCES[name];
  if (source === undefined) throw new Error(`There is no picture with the name ${name}.`);
  const fileName = `${name}.${source.extension}`;
  const path = fileURLToPath(new URL(fileName, ASSETS));
  if (!existsSync(path) && source.standIn !== undefined) return measure(source.standIn);
  const bytes = await readFile(path);
  const { width, height } = await sharp(bytes).metadata();
  return {
    fileName,
    contentType: CONTENT_TYPES[source.extension],
    alt: source.alt,
    size: bytes.length,
    width,
    height,
    token: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
  };
}
