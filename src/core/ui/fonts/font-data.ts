/** What a font and the fonts of the visitor's device have in common, in percent: measured in pictures/font-metrics.md. */
type FontBox = {
  /** As stylesheets call it. */
  family: string;
  /** How far it goes above and below the base line, of its size. */
  ascent: number;
  descent: number;
};

export type DisplayFontData = FontBox & {
  /** Which fonts stand in for it. */
  like: 'sans' | 'serif';
  /** Its width in that of Arial Bold or Times New Roman Bold, and of Roboto Bold or Noto Serif Bold. */
  width: number;
  widthOnAndroid: number;
};

export type TextFontData = FontBox & {
  /** Its width in that of Arial and of Roboto, and of its bold in theirs. */
  width: number;
  bold: number;
  widthOnAndroid: number;
  boldOnAndroid: number;
};

/** One weight each, which browsers take for every weight. */
export const DISPLAY_FONTS = {
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    ...{ ascent: 93, descent: 27 },
    ...{ like: 'sans', width: 102.35, widthOnAndroid: 108.9 },
  },
  fraunces: {
    family: 'Fraunces',
    ...{ ascent: 97.8, descent: 25.5 },
    ...{ like: 'serif', width: 109.9, widthOnAndroid: 92.9 },
  },
  outfit: {
    family: 'Outfit',
    ...{ ascent: 100, descent: 26 },
    ...{ like: 'sans', width: 93.7, widthOnAndroid: 99.7 },
  },
  aleo: {
    family: 'Aleo',
    ...{ ascent: 90.5, descent: 29.5 },
    ...{ like: 'serif', width: 111, widthOnAndroid: 93.8 },
  },
  'space-grotesk': {
    family: 'Space Grotesk',
    ...{ ascent: 98.4, descent: 29.2 },
    ...{ like: 'sans', width: 101.4, widthOnAndroid: 107.8 },
  },
  nunito: {
    family: 'Nunito',
    ...{ ascent: 101.1, descent: 35.3 },
    ...{ like: 'sans', width: 98.8, widthOnAndroid: 105 },
  },
} as const satisfies Record<string, DisplayFontData>;

/** Variable, weights 400 to 720. */
export const TEXT_FONTS = {
  geist: {
    family: 'Geist',
    ...{ ascent: 100.5, descent: 29.5 },
    ...{ width: 102.6, bold: 100.2, widthOnAndroid: 102.9, boldOnAndroid: 106.6 },
  },
  figtree: {
    family: 'Figtree',
    ...{ ascent: 95, descent: 25 },
    ...{ width: 100.4, bold: 95.1, widthOnAndroid: 100.8, boldOnAndroid: 101.2 },
  },
  'dm-sans': {
    family: 'DM Sans',
    ...{ ascent: 99.2, descent: 31 },
    ...{ width: 104.2, bold: 100.9, widthOnAndroid: 104.5, boldOnAndroid: 107.4 },
  },
  'hanken-grotesk': {
    family: 'Hanken Grotesk',
    ...{ ascent: 100, descent: 30.3 },
    ...{ width: 100.6, bold: 94.6, widthOnAndroid: 101, boldOnAndroid: 100.6 },
  },
  'atkinson-hyperlegible-next': {
    family: 'Atkinson Hyperlegible Next',
    ...{ ascent: 98.4, descent: 31.6 },
    ...{ width: 99.1, bold: 97.5, widthOnAndroid: 99.4, boldOnAndroid: 103.7 },
  },
  onest: {
    family: 'Onest',
    ...{ ascent: 97, descent: 30.5 },
    ...{ width: 105.4, bold: 100, widthOnAndroid: 105.8, boldOnAndroid: 106.4 },
  },
} as const satisfies Record<string, TextFontData>;

/** The ids of two fonts that a page is set in; `#content/site-settings/font-pairs.ts` has the pairs. */
export type PairOfFonts = {
  display: keyof typeof DISPLAY_FONTS;
  text: keyof typeof TEXT_FONTS;
};
