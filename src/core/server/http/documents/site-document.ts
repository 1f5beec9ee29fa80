import type { Palette } from '#content/brand/palette.ts';
import type { DocumentBlock } from '#content/documents/document-block.ts';
import type { FontPair } from '#content/site-settings/font-pairs.ts';

/** A JPEG or PNG, and its size in pixels. */
export type PictureBlock = {
  kind: 'picture';
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
  /** Most height on paper in points; without it, that of a picture which opens a document. */
  heightPt?: number;
  alt: string;
};

/** What a printed document says and shows, and how it looks. */
export type SiteDocument = {
  title: string;
  /** The language of all of it (BCP 47). */
  language: string;
  siteName: string;
  palette: Pick<Palette, 'light' | 'scale'>;
  fontPair: FontPair;
  paper: 'A4' | 'Letter';
  /** When its content was read. The same content of the same moment makes the same bytes. */
  madeAt: Date;
  blocks: (DocumentBlock | PictureBlock)[];
  /** The last paragraph, such as of which day the document is. */
  closing?: string;
  words: {
    /** With `{number}` and `{pages}`. */
    page: string;
  };
};
