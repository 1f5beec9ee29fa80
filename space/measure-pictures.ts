import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PictureFile } from './picture-file.ts';
import { PICTURES } from './sample/pictures.ts';

const ASSETS = new URL('assets/', import.meta.url);

const CONTENT_TYPES = { webp: 'image/webp', svg: 'image/svg+xml' } as const;

/**
 * Reads size, dimensions and fingerprint of every picture of the sample space, by name.
 * Throws when a picture is missing.
 */
export async function measurePictures(): Promise<Record<string, PictureFile>> {
  const files: Record<string, PictureFile> = {};
  for (const [name, { extension }] of Object.entries(PICTURES)) {
    const fileName = `${name}.${extension}`;
    const path = fileURLToPath(new URL(fileName, ASSETS));
    if (!existsSync(path)) {
      console.warn(`space/assets/${fileName} is missing.`);
      continue;
    }
    const bytes = await readFile(path);
    const { width, height } = await sharp(bytes).metadata();
    files[name] = {
      fileName,
      contentType: CONTENT_TYPES[extension],
      size: bytes.length,
      width,
      height,
      token: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    };
  }
  return files;
}
