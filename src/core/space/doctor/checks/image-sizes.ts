import { fileOf } from '../file-of.ts';
import type { Found, Severity } from '../finding.ts';
import { aboutAsset } from '../space-view.ts';
import type { SpaceView } from '../space-view.ts';

const MEGABYTE = 1024 * 1024;

/** Contentful resizes pictures up to this size and sends larger ones as they are. */
const MAX_RESIZED_BYTES = 20 * MEGABYTE;
const LARGE_BYTES = 5 * MEGABYTE;
/** Vector pictures are never resized: every visitor loads every byte. */
const LARGE_SVG_BYTES = 200 * 1024;
/** Twice the widest that the site ever asks for (part 1 section 9: widths up to 1920). */
const LARGE_PIXELS = 2 * 1920;

/** Pictures larger than any page can use. */
export function checkImageSizes(view: SpaceView): Found[] {
  return view.assets.flatMap((asset) => {
    const file = fileOf(asset);
    if (!file.contentType.startsWith('image/')) return [];
    const finding = (severity: Severity, message: string) => [
      aboutAsset(view, asset, severity, 'file', message),
    ];
    const size = `${(file.bytes / MEGABYTE).toFixed(1)} MB`;
    if (file.bytes > MAX_RESIZED_BYTES) {
      return finding(
        'error',
        `The picture has ${size}; beyond 20 MB it cannot be made smaller for phones.`,
      );
    }
    if (file.contentType === 'image/svg+xml') {
      if (file.bytes <= LARGE_SVG_BYTES) return [];
      return finding(
        'warning',
        `The drawing has ${Math.round(file.bytes / 1024)} kB and is sent as it is; keep it below 200 kB.`,
      );
    }
    if (file.bytes > LARGE_BYTES) {
      return finding('warning', `The picture has ${size}; upload one below 5 MB.`);
    }
    if (Math.max(file.width, file.height) > LARGE_PIXELS) {
      return finding(
        'warning',
        `The picture has ${file.width} × ${file.height} pixels; no page shows more than ${LARGE_PIXELS}.`,
      );
    }
    return [];
  });
}
