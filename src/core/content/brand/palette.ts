import type { DRAWN_LIGHT, DRAWN_SCALE } from './drawn-palette.ts';

export type ScaleColor = keyof typeof DRAWN_SCALE;
export type ThemeColor = keyof typeof DRAWN_LIGHT;
export type Theme = 'light' | 'dark';

/** Every colour of the brand, each as `#rrggbb`. */
export type Palette = {
  /** Tells one palette from another, for addresses, caches and entity tags. */
  version: string;
  /** The same in both themes. */
  scale: Readonly<Record<ScaleColor, string>>;
  light: Readonly<Record<ThemeColor, string>>;
  dark: Readonly<Record<ThemeColor, string>>;
  /** What a colour that was drawn for the default palette is in this one: the same lightness in the brand's hue. */
  recolor(color: string): string;
};

/** The two colours that an owner can choose; null for none. */
export type BrandColors = { mainColor: string | null; accentColor: string | null };

/** A colour that an owner chose and that the site shows otherwise, because it could not be read where it is used. */
export type ColorChange = {
  field: keyof BrandColors;
  theme: Theme | 'both';
  from: string;
  to: string;
  /** What it would have failed at: being told from its ground, or carrying words. */
  reason: ContrastKind;
  /** Contrast of the chosen colour at that place, and what it takes there. */
  contrast: number;
  required: number;
};

/** Words need more contrast than what is only seen: icons, edges of fields, the ground of a button. */
export type ContrastKind = 'text' | 'control';

/** The least contrast of each kind (WCAG 2.2, success criteria 1.4.3 and 1.4.11). */
export const LEAST_CONTRAST: Record<ContrastKind, number> = { text: 4.5, control: 3 };
