import {
  DISPLAY_FONTS,
  TEXT_FONTS,
  type DisplayFontData,
  type PairOfFonts,
  type TextFontData,
} from './font-data.ts';

/** A new cut gets a new name, because fonts are kept by browsers for ever (pictures/cut-fonts.py). */
const VERSION = 'v3';
/** The characters of the two files of a font. None is in both: while the one came, browsers would fetch the other. */
const ENGLISH =
  'U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2212';
const MORE_LATIN =
  'U+A1-A2,U+A4-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-D6,U+D8-2DC,U+300-323,U+2002-200B,U+201A,U+201E,U+2032-2044,U+2191-2193';

const EVERY_WEIGHT = '100 900';
const REGULAR = '100 500';
const BOLD = '501 900';

/** Fonts of the visitor's device. `local()` takes the full name of a font or its PostScript name, as the system likes. */
const ARIAL = ['Arial', 'Liberation Sans', 'Helvetica', 'ArialMT'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Arial-BoldMT'];
const TIMES_BOLD = ['Times New Roman Bold', 'Liberation Serif Bold', 'TimesNewRomanPS-BoldMT'];
const ROBOTO = ['Roboto', 'Roboto-Regular'];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold'];
const NOTO_SERIF_BOLD = ['Noto Serif Bold', 'NotoSerif-Bold'];

const LIKE = {
  sans: { common: ARIAL_BOLD, android: ROBOTO_BOLD, last: 'system-ui,sans-serif' },
  serif: { common: TIMES_BOLD, android: NOTO_SERIF_BOLD, last: 'serif' },
};

/** The files that every page in these fonts needs, as addresses of the site. */
export function fontFiles({ text, display }: PairOfFonts): string[] {
  return [text, display].map((id) => `/fonts/${id}-${VERSION}.woff2`);
}

/**
 * The style of a page in these two fonts: their faces, those of the fonts that stand in for them until they come, and
 * `--font-display` and `--font-body` (decision 021).
 */
export function fontStyle(fonts: PairOfFonts): string {
  const display: DisplayFontData = DISPLAY_FONTS[fonts.display];
  const text: TextFontData = TEXT_FONTS[fonts.text];
  const like = LIKE[display.like];
  return [
    ...facesOf(display, fonts.display),
    ...facesOf(text, fonts.text),
    standIn(text, 'Fallback', ARIAL, REGULAR, text.width),
    standIn(text, 'Fallback', ARIAL_BOLD, BOLD, text.bold),
    standIn(display, 'Fallback', like.common, EVERY_WEIGHT, display.width),
    standIn(text, 'Android', ROBOTO, REGULAR, text.widthOnAndroid),
    standIn(text, 'Android', ROBOTO_BOLD, BOLD, text.boldOnAndroid),
    standIn(display, 'Android', like.android, EVERY_WEIGHT, display.widthOnAndroid),
    `:root{--font-display:${stack(display, like.last)};--font-body:${stack(text, LIKE.sans.last)}}`,
  ].join('');
}

type Named = { family: string };
type Boxed = Named & { ascent: number; descent: number };

function facesOf({ family }: Named, id: string): string[] {
  return [
    [`${id}-more-${VERSION}`, MORE_LATIN],
    [`${id}-${VERSION}`, ENGLISH],
  ].map(
    ([file, range]) =>
      `@font-face{font-family:${family} Variable;src:url(/fonts/${file}.woff2)format("woff2");font-weight:${EVERY_WEIGHT};font-display:swap;unicode-range:${range}}`,
  );
}

/** A face of the device, stretched to the font's width and given its height, so that nothing moves when the font comes. */
function standIn(
  { family, ascent, descent }: Boxed,
  suffix: string,
  names: string[],
  weight: string,
  width: number,
): string {
  const sources = names.map((name) => `local(${name})`).join();
  const above = percent((ascent / width) * 100);
  const below = percent((descent / width) * 100);
  return `@font-face{font-family:${family} ${suffix};src:${sources};font-weight:${weight};size-adjust:${percent(width)};ascent-override:${above};descent-override:${below};line-gap-override:0%}`;
}

function stack({ family }: Named, last: string): string {
  return `${family} Variable,${family} Fallback,${family} Android,${last}`;
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

/** How wide text is beside the same text in Geist, which the site is drawn with: 1 for as wide. */
export function relativeTextWidth(text: keyof typeof TEXT_FONTS): {
  regular: number;
  bold: number;
} {
  const { width, bold } = TEXT_FONTS[text];
  return { regular: width / TEXT_FONTS.geist.width, bold: bold / TEXT_FONTS.geist.bold };
}
