import { createContext } from 'react-router';
import { LRUCache } from 'lru-cache';
import type { Palette } from '#content/brand/palette.ts';
import { loadCardPicture, type PictureSource } from '../social-cards/load-card-picture.ts';
import { createDocumentThread } from './document-thread.ts';
import type { PictureBlock, SiteDocument } from './site-document.ts';

/** Pictures kept ready; about 30 kB each. The documents themselves are kept with the pages. */
const KEPT_PICTURES = 60;
/** Sharp on paper at the height that pictures have there. */
const PICTURE_PX = { width: 900, height: 520 };
const JPEG_QUALITY = 78;
/** A picture of the content space that unpacks to more than this is not shown. */
const MOST_PIXELS = 40_000_000;

export type SiteDocuments = {
  /** The document as PDF. */
  draw(document: SiteDocument): Promise<Buffer>;
  /** A picture that a page shows, as a block of a document; null when it cannot be had. */
  picture(url: string, alt: string, palette: Palette): Promise<PictureBlock | null>;
};

/** Draws printed documents. */
export const documentsContext = createContext<SiteDocuments>();

/** Draws printed documents, and gets their pictures ready. */
export function createSiteDocuments(source: PictureSource): SiteDocuments {
  const drawInThread = createDocumentThread();
  const kept = new LRUCache<string, Omit<PictureBlock, 'alt'>>({ max: KEPT_PICTURES });

  async function read(url: string, palette: Palette): Promise<Omit<PictureBlock, 'alt'> | null> {
    const bytes = await loadCardPicture(url, source, palette);
    if (bytes === null) return null;
    try {
      const { default: sharp } = await import('sharp');
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, density: 144 })
        .resize({ ...PICTURE_PX, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      return { kind: 'picture', bytes: data, widthPx: info.width, heightPx: info.height };
    } catch {
      return null;
    }
  }

  return {
    draw(document) {
      // All that a palette can do besides cannot be sent to a thread.
      const { light, scale } = document.palette;
      const sent = { ...document, palette: { light, scale } };
      return drawInThread({ document: sent, filesDir: source.filesDir });
    },
    async picture(url, alt, palette) {
      const key = `${palette.version} ${url}`;
      const ready = kept.get(key) ?? (await read(url, palette));
      if (ready === null) return null;
      kept.set(key, ready);
      return { ...ready, alt };
    },
  };
}
