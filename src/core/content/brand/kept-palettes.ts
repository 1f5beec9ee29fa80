import { LRUCache } from 'lru-cache';
import type { BrandColors, Palette } from './palette.ts';
import { toPalette, type PaletteResult } from './to-palette.ts';

/** Previews with drafts may show another palette than the public site; more at a time there are not. */
const KEPT_PALETTES = 4;

const kept = new LRUCache<string, PaletteResult>({ max: KEPT_PALETTES });

/** `toPalette`, made once for each pair of colours. */
export function keptPalette({ mainColor, accentColor }: BrandColors): PaletteResult {
  const key = JSON.stringify([mainColor, accentColor]);
  const result = kept.get(key) ?? toPalette({ mainColor, accentColor });
  kept.set(key, result);
  return result;
}

/** The colours of a site whose owner has chosen none. */
export function defaultPalette(): Palette {
  return keptPalette({ mainColor: null, accentColor: null }).palette;
}
