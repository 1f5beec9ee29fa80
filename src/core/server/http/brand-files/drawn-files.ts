import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { colorDrawing } from '#content/brand/color-drawing.ts';
import type { SiteBrand, UndrawableField } from '#content/brand/load-site-brand.server.ts';
import type { Palette } from '#content/brand/palette.ts';
import { toPixels } from '../drawings/to-pixels.ts';
import { brandIcon, type IconPath, mailLogo, markDrawing } from './brand-icons.ts';

const compressBrotli = promisify(brotliCompress);

/** Files kept drawn: all of two palettes. */
const KEPT_FILES = 40;
/** Twice the largest icon: the longer side that a drawing of the owner's is drawn in, for all files made from it. */
const OWN_PIXELS = 1_024;

export type BrandFile = { body: Buffer; packed: Buffer | null; tag: string };

export type DrawingSource = {
  /** Folder of the files that are served as they are. */
  filesDir: string;
  /** The bytes of the owner's icon or logo; null when they cannot be had. */
  loadIcon: (url: string) => Promise<Buffer | null>;
  /** Hears of an icon or logo that is there and cannot be drawn. */
  onUndrawable: (field: UndrawableField) => void;
};

/** Draws the files of the brand, each once for its palette and its picture, and keeps them in memory. */
export class DrawnFiles {
  readonly #source: DrawingSource;
  readonly #kept = new LRUCache<string, Promise<BrandFile | null>>({ max: KEPT_FILES });

  constructor(source: DrawingSource) {
    this.#source = source;
  }

  /** @returns null where there is no drawing of this name */
  drawing(name: string, colors: Palette): Promise<BrandFile | null> {
    const path = join(this.#source.filesDir, 'pictures', name);
    return this.#once(`${colors.version} ${name}`, async () => {
      const drawing = await readFile(path, 'utf8').catch(() => null);
      return drawing === null ? null : Buffer.from(colorDrawing(drawing, colors) ?? drawing);
    });
  }

  async favicon(ground: string): Promise<BrandFile> {
    const make = async () => Buffer.from(`${markDrawing(ground)}\n`);
    return (await this.#once(`${ground} favicon`, make))!;
  }

  async icon(path: IconPath, ground: string): Promise<BrandFile> {
    const make = () => brandIcon(path, { ground, source: null });
    return (await this.#once(`${ground} ${path}`, make))!;
  }

  /** The owner's icon; null without one. */
  async ownIcon(path: IconPath, { iconUrl: url, palette }: SiteBrand): Promise<BrandFile | null> {
    const ground = groundOf(palette);
    if (url === null) return null;
    return this.#own({ field: 'icon', url, as: `${ground} ${path}` }, (source) =>
      brandIcon(path, { ground, source }),
    );
  }

  /** The owner's logo as mail programs show it. */
  ownMailLogo(url: string): Promise<BrandFile | null> {
    return this.#own({ field: 'logo', url, as: 'mail-logo.png' }, mailLogo);
  }

  /**
   * A file made from a picture of the owner's. Null for one that cannot be had, which is tried again, and for one that
   * cannot be drawn: its address changes with it, so it is not tried again.
   */
  async #own(
    { field, url, as }: { field: UndrawableField; url: string; as: string },
    draw: (pixels: Buffer) => Promise<Buffer>,
  ): Promise<BrandFile | null> {
    const { loadIcon, onUndrawable } = this.#source;
    const toOwnPixels = async () => {
      const source = await loadIcon(url);
      if (source === null) throw new Error('The picture could not be loaded');
      return toPixels(source, OWN_PIXELS).catch(() => null);
    };
    try {
      const pixels = await this.#once(`${url}.png`, toOwnPixels);
      const file =
        pixels && (await this.#once(`${url} ${as}`, () => draw(pixels.body).catch(() => null)));
      if (file === null) onUndrawable(field);
      return file;
    } catch {
      return null;
    }
  }

  /** What failed is tried again. */
  #once(key: string, make: () => Promise<Buffer | null>): Promise<BrandFile | null> {
    const ready = this.#kept.get(key);
    if (ready) return ready;
    const making = make().then((body) => body && toFile(key, body));
    this.#kept.set(key, making);
    making.catch(() => this.#kept.delete(key));
    return making;
  }
}

/** The colour that icons stand on. */
export function groundOf({ scale }: Palette): string {
  return scale['brand-600'];
}

async function toFile(key: string, body: Buffer): Promise<BrandFile> {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, packed: key.endsWith('.png') ? null : await compressBrotli(body), tag };
}
