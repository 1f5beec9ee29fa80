/** The widths pictures are offered at (part 1 section 2, media components). */
export const PICTURE_WIDTHS = [320, 640, 768, 1024, 1280, 1536, 1920] as const;

/** The quality asked of the content service's picture host (part 1 section 9). */
export const PICTURE_QUALITY = 75;

/** Shown when a source is not an address (part 1 section 2: must start with http, // or /). */
export const DEFAULT_PICTURE = '/pictures/default.svg';

export type PictureSources = { src: string; avif: string | null; webp: string | null };

const BUILT_IN = /^(\/pictures\/[a-z0-9-]+)-(\d+)\.webp$/u;

/**
 * What a browser may choose from for one picture.
 * @param url absolute address or path of this site
 * @param width natural width in pixels; nothing wider is asked for, since the service never enlarges
 */
export function sourcesFor(url: string, width: number | null): PictureSources {
  if (!/^(?:https?:|\/)/u.test(url)) return { src: DEFAULT_PICTURE, avif: null, webp: null };
  const builtIn = BUILT_IN.exec(url);
  if (builtIn) {
    const widths = [640, 1024, Number(builtIn[2])];
    const set = (type: string) => widths.map((w) => `${builtIn[1]}-${w}.${type} ${w}w`).join(', ');
    return { src: url, avif: set('avif'), webp: set('webp') };
  }
  if (isContentAsset(url) && !/\.(?:svg|gif)(?:$|\?)/u.test(url)) {
    const widths = PICTURE_WIDTHS.filter((w) => width === null || w <= width);
    if (width !== null && widths.at(-1) !== width && width < 1920) widths.push(width as never);
    const at = (w: number, type: string) => `${url}?w=${w}&q=${PICTURE_QUALITY}&fm=${type}`;
    const set = (type: string) => widths.map((w) => `${at(w, type)} ${w}w`).join(', ');
    return { src: at(Math.min(1024, width ?? 1024), 'webp'), avif: set('avif'), webp: set('webp') };
  }
  if (url.startsWith('https://images.unsplash.com/')) {
    const address = new URL(url);
    address.searchParams.set('auto', 'format');
    return { src: address.href, avif: null, webp: null };
  }
  return { src: url, avif: null, webp: null };
}

/** Whether the address is served by the content service's picture host, which resizes and converts. */
export function isContentAsset(url: string): boolean {
  return url.startsWith('/content-assets/') || /^https:\/\/images(?:\.[a-z]+)?\.ctfassets\.net\//u.test(url);
}
