// Which hosts make a picture smaller is said once; the list imports nothing.
import { isPictureHost, STOCK_HOST } from '#content/contentful/service-hosts.ts';

/** The widths pictures are offered at (part 1 section 2, media components). */
const PICTURE_WIDTHS = [320, 640, 768, 1024, 1280, 1536, 1920] as const;

/** The quality asked of the content service's picture host (part 1 section 9), for WebP. */
const PICTURE_QUALITY = 75;

/**
 * AVIF counts differently: at 55 the sample pictures are as like their originals as WebP is at 75 (SSIM 0.990 both, 14
 * pictures at 768 pixels), with a sixth fewer bytes; at 75 they would be half as large again as WebP.
 */
const AVIF_QUALITY = 55;

const QUALITY_OF = { webp: PICTURE_QUALITY, avif: AVIF_QUALITY };

/** What a small and a large view of one picture ask for (part 1 section 2), in pixels. */
const THUMBNAIL = { width: 400, height: 300 };
/** In which widths a small view is offered: its places may be wider, and screens finer. */
const THUMBNAIL_WIDTHS = [400, 800, 1200];
export const FULL_WIDTH = 1200;
const PICTURE_VIEW_QUALITY = 80;

/** The width of the copy that stands in, blurred, while the picture is on its way. */
const PLACEHOLDER_WIDTH = 20;

/** Shown when a source is not an address (part 1 section 2: must start with http, // or /). */
export const DEFAULT_PICTURE = '/pictures/default.svg';

/** The service refuses to make a picture that is asked for with a longer side, in pixels. */
const LONGEST_ASKED = 4_000;

/** It makes AVIF of no picture that has more pixels, however small the copy is to be. */
const MOST_AVIF_PIXELS = 9_000_000;

/** No WebP file has a longer side, in pixels. */
const LONGEST_WEBP = 16_383;

export type PictureView = 'thumbnail' | 'full';

/** What decides which addresses a picture has. */
export type SourcePicture = {
  /** Absolute address or path of this site. */
  url: string;
  /** Natural size in pixels; null where content does not say. */
  width: number | null;
  height: number | null;
  /** The content service has it in no other size or format: a drawing, an animation. */
  asStored?: boolean;
};

export type PictureSources = {
  src: string;
  /** `srcset` values, null where the source offers one file only. */
  avif: string | null;
  webp: string | null;
  /** A copy PLACEHOLDER_WIDTH pixels wide, null where the source cannot make one. */
  placeholder: string | null;
};

const ADDRESS = /^(?:https?:\/\/|\/)/u;
const BUILT_IN = /^(?<stem>\/pictures\/[a-z0-9-]+)-(?<width>\d+)\.webp$/u;
const CONTENT_ASSET = /^(?:\/content-assets\/|https:\/\/)(?<host>[^/]+)\//u;
const NOT_RESIZED = /\.(?:svg|gif)(?:$|\?)/iu;

/** What a browser may choose from for one picture. Nothing wider than it is asked for: the service never enlarges. */
export function sourcesFor(picture: SourcePicture): PictureSources {
  const address = pictureAddress(picture.url);
  const builtIn = BUILT_IN.exec(address)?.groups;
  if (builtIn) {
    const widths = [...new Set([640, 1024, Number(builtIn['width'])])];
    const set = (type: string) =>
      widths.map((w) => `${builtIn['stem']}-${w}.${type} ${w}w`).join(', ');
    return { src: address, avif: set('avif'), webp: set('webp'), placeholder: null };
  }
  if (isResized(address, picture)) {
    const width = widestAsked(picture);
    const widths = offeredWidths(width);
    const at = (w: number, type: 'webp' | 'avif') =>
      withQuery(address, `w=${w}&q=${QUALITY_OF[type]}&fm=${type}`);
    const set = (type: 'webp' | 'avif') => widths.map((w) => `${at(w, type)} ${w}w`).join(', ');
    return {
      src: at(Math.min(1024, width ?? 1024), 'webp'),
      avif: isMadeAvif(picture) ? set('avif') : null,
      webp: set('webp'),
      placeholder: at(PLACEHOLDER_WIDTH, 'webp'),
    };
  }
  return { src: oneFile(address), avif: null, webp: null, placeholder: null };
}

/**
 * The one address of a thumbnail or a full view: padded, never cropped, where the service can. Padding
 * needs a height too: a thumbnail's box is fixed, a full view keeps the picture's own proportions.
 */
export function viewAddress(picture: SourcePicture, view: PictureView): string {
  const address = pictureAddress(picture.url);
  if (isResized(address, picture))
    return paddedAt(address, view === 'thumbnail' ? THUMBNAIL : fullSize(picture));
  return oneFile(address);
}

/** What a browser may choose from for a view: a full one is one file, a thumbnail none larger than the picture. */
export function viewSources(
  picture: SourcePicture,
  view: PictureView,
): Omit<PictureSources, 'placeholder'> {
  const address = pictureAddress(picture.url);
  const widest = isResized(address, picture) && view === 'thumbnail' ? widestAsked(picture) : null;
  const webp = THUMBNAIL_WIDTHS.filter((width) => width <= (widest ?? 0))
    .map((width) => `${paddedAt(address, { width, height: width * 0.75 })} ${width}w`)
    .join(', ');
  return { src: viewAddress(picture, view), avif: null, webp: webp || null };
}

/** Of a picture that is asked for; a height of null follows from the width. */
type Box = { width: number; height: number | null };

function paddedAt(address: string, { width, height }: Box): string {
  const box = height === null ? `w=${width}` : `w=${width}&h=${height}`;
  return withQuery(address, `${box}&q=${PICTURE_VIEW_QUALITY}&fm=webp&fit=pad`);
}

/**
 * Never wider than the picture is, or the service would fill the rest with nothing. A height beyond its limit is not asked
 * for: the width alone decides it.
 */
function fullSize(picture: SourcePicture): Box {
  const width = Math.min(FULL_WIDTH, widestAsked(picture) ?? FULL_WIDTH);
  if (!picture.width || !picture.height) return { width, height: null };
  const height = Math.max(1, Math.round((width * picture.height) / picture.width));
  return { width, height: height > LONGEST_ASKED ? null : height };
}

/** The greatest width that a copy may have; null where the picture's own is not known. */
function widestAsked({ width, height }: SourcePicture): number | null {
  if (!width) return null;
  const ofHighest = height ? Math.floor((LONGEST_WEBP * width) / height) : width;
  return Math.max(1, Math.min(width, ofHighest, LONGEST_ASKED));
}

/** Whether the service makes AVIF of it. One of unknown size may be too large. */
function isMadeAvif({ width, height }: SourcePicture): boolean {
  return Boolean(width && height && width * height <= MOST_AVIF_PIXELS);
}

/** Whether the address is served by the content service's picture host, which resizes and converts most pictures. */
function isResized(address: string, { asStored }: SourcePicture): boolean {
  const host = CONTENT_ASSET.exec(address)?.groups?.['host'] ?? '';
  return isPictureHost(host) && !asStored && !NOT_RESIZED.test(address);
}

/** The source rule: an address as it may stand in a page, the default picture for anything else. */
function pictureAddress(url: string): string {
  if (!ADDRESS.test(url)) return DEFAULT_PICTURE;
  return url.startsWith('//') ? `https:${url}` : url;
}

function offeredWidths(width: number | null): number[] {
  const widths: number[] = PICTURE_WIDTHS.filter((w) => width === null || w <= width);
  if (width !== null && width < 1920 && widths.at(-1) !== width) widths.push(width);
  return widths;
}

/** The stock photo host picks the format itself when asked to (part 1 section 2). */
function oneFile(address: string): string {
  if (!address.startsWith(`https://${STOCK_HOST}/`)) return address;
  const url = new URL(address);
  url.searchParams.set('auto', 'format');
  return url.href;
}

function withQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
