/*
 * The colours that the site was drawn in: the lightness and strength that the colours of every brand are made with. Which
 * brand a site without colours of its own has is in site-colors.ts.
 */

/** The main colour of this palette. */
export const DRAWN_MAIN_COLOR = '#2563eb';

/** Colours that are the same in both themes. */
export const DRAWN_SCALE = {
  'brand-50': '#eff5ff',
  'brand-100': '#dbe7fe',
  'brand-200': '#bfd4fe',
  'brand-300': '#93b5fd',
  'brand-600': DRAWN_MAIN_COLOR,
  'brand-700': '#1d4fd8',
  'brand-800': '#1e42af',
  'brand-950': '#14224f',
  'ink-50': '#f6f8fc',
  'ink-100': '#edf1f7',
  'ink-200': '#dfe6f0',
  'ink-300': '#c3cddb',
  'ink-400': '#8b98ad',
  'ink-500': '#5b6880',
  'ink-600': '#475569',
  'ink-700': '#334155',
  'ink-800': '#1b2740',
  'ink-900': '#101a2e',
  'ink-950': '#0b1324',
  /** The dark ground that glows from above: its centre, its middle; it ends in ink-950. */
  'night-glow': '#1c3a86',
  'night-mid': '#0f1c40',
  /** Running text on the night ground, on brand-950, and in the footer. */
  'on-night': '#b9c6df',
  'on-deep': '#c3d0ea',
  'on-footer': '#c6d1e3',
  'on-footer-2': '#a5b3c9',
  /** The light tile of the home page, from left to right. */
  'tile-from': '#e4edfe',
  'tile-to': '#d5e3fd',
  /** The empty part of a drawn meter. */
  track: '#e9eef6',
  /** Slots of the motif that stand out. */
  lit: '#ffd166',
  /** The accent colour as a ground, the words on it, and the same two soft. */
  accent: '#ffd166',
  'on-accent': '#0b1324',
  'accent-soft': '#fef3dc',
  'on-accent-soft': '#7a4908',
} as const;

/** Colours by what they mean, on a light page. */
export const DRAWN_LIGHT = {
  bg: '#ffffff',
  band: '#f6f8fc',
  card: '#ffffff',
  chip: '#ffffff',
  skeleton: '#edf1f7',
  'hero-top': '#eef4fe',
  'hero-mid': '#f7faff',
  /** Behind product screens. */
  'screen-ground': '#dbe7fe',
  /** Behind pictures of machines, which have a ground of their own much like it. */
  'picture-ground': '#dfe8f6',
  line: '#dfe6f0',
  text: '#0b1324',
  'text-2': '#475569',
  'text-3': '#5b6880',
  field: '#7c8aa1',
  placeholder: '#66738a',
  primary: DRAWN_MAIN_COLOR,
  'primary-hover': '#1d4fd8',
  'on-primary': '#ffffff',
  link: '#1d4fd8',
  ring: DRAWN_MAIN_COLOR,
  /** The live dot of the hero's badge. */
  dot: '#10b981',
  error: '#c81e3a',
  notice: '#fef3dc',
  'on-notice': '#7a4908',
  success: '#e7f8f1',
  'on-success': '#047857',
} as const;

/** The same on a dark page. */
export const DRAWN_DARK: Record<keyof typeof DRAWN_LIGHT, string> = {
  bg: '#0a101d',
  band: '#0f1728',
  card: '#131d31',
  chip: '#18243b',
  skeleton: '#1b2740',
  'hero-top': '#0f1a33',
  'hero-mid': '#0c1426',
  'screen-ground': '#16233f',
  'picture-ground': '#1b2740',
  line: '#24314a',
  text: '#eef3fb',
  'text-2': '#b3c0d4',
  'text-3': '#8fa0b8',
  field: '#6c7c96',
  placeholder: '#8fa0b8',
  primary: DRAWN_MAIN_COLOR,
  'primary-hover': '#2f6cf0',
  'on-primary': '#ffffff',
  link: '#93b5fd',
  ring: '#93b5fd',
  dot: '#10b981',
  error: '#ff8a93',
  notice: '#33260c',
  'on-notice': '#fcd48a',
  success: '#0d2b22',
  'on-success': '#6ee7b7',
};
