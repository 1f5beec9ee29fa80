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
const FULL_WIDTH = 1200;
const PICTURE_VIEW_QUALITY = 80;

/** The width of the copy that stands in, blurred, while the picture is on its way. */
const PLACEHOLDER_WIDTH = 20;

/** Shown when a source is not an address (part 1 section 2: must start with http, // or /). */
export const DEFAULT_PICTURE = '/pictures/default.svg';

export type PictureView = 'thumbnail' | 'full';

/** A picture's natural size in pixels; null where content does not say. */
type NaturalSize = { width: number | null; height: number | null };

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
const CONTENT_ASSET = /^(?:\/content-assets\/|https:\/\/)images(?:\.[a-z]+)?\.ctfassets\.net\//u;
const NOT_RESIZED = /\.(?:svg|gif)(?:$|\?)/iu;
const STOCK_HOST = 'https://images.unsplash.com/';

/**
 * What a browser may choose from for one picture.
 * @param url absolute address or path of this site
 * @param width natural width in pixels; nothing wider is asked for, since the service never enlarges
 */
export function sourcesFor(url: string, width: number | null): PictureSources {
  const address = pictureAddress(url);
  const builtIn = BUILT_IN.exec(address)?.groups;
  if (builtIn) {
    const widths = [...new Set([640, 1024, Number(builtIn['width'])])];
    const set = (type: string) =>
      widths.map((w) => `${builtIn['stem']}-${w}.${type} ${w}w`).join(', ');
    return { src: address, avif: set('avif'), webp: set('webp'), placeholder: null };
  }
  if (isContentAsset(address) && !NOT_RESIZED.test(address)) {
    const widths = offeredWidths(width);
    const at = (w: number, type: 'webp' | 'avif') =>
      withQuery(address, `w=${w}&q=${QUALITY_OF[type]}&fm=${type}`);
    const set = (type: 'webp' | 'avif') => widths.map((w) => `${at(w, type)} ${w}w`).join(', ');
    return {
      src: at(Math.min(1024, width ?? 1024), 'webp'),
      avif: set('avif'),
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
export function viewAddress(
  url: string,
  view: PictureView,
  natural: NaturalSize = { width: null, height: null },
): string {
  const address = pictureAddress(url);
  if (isContentAsset(address) && !NOT_RESIZED.test(address)) {
    const { width, height } = view === 'thumbnail' ? THUMBNAIL : fullSize(natural);
    const box = height === null ? `w=${width}` : `w=${width}&h=${height}`;
    return withQuery(address, `${box}&q=${PICTURE_VIEW_QUALITY}&fm=webp&fit=pad`);
  }
  const builtIn = BUILT_IN.exec(address)?.groups;
  if (builtIn && view === 'thumbnail') return `${builtIn['stem']}-640.webp`;
  return oneFile(address);
}

/** Never wider than the picture is, or the service would fill the rest with nothing. */
function fullSize({ width, height }: NaturalSize): NaturalSize {
  const asked = Math.min(FULL_WIDTH, width ?? FULL_WIDTH);
  return { width: asked, height: width && height ? Math.round((asked * height) / width) : null };
}

/** Whether the address is served by the content service's picture host, which resizes and converts. */
function isContentAsset(url: string): boolean {
  return CONTENT_ASSET.test(url);
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
  if (!address.startsWith(STOCK_HOST)) return address;
  const url = new URL(address);
  url.searchParams.set('auto', 'format');
  return url.href;
}

function withQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
