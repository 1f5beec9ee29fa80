import type { PairOfFonts } from '#ui/fonts/font-data.ts';
import { relativeTextWidth } from '#ui/fonts/font-style.ts';
import type { HeaderLink } from './header-links.ts';

/**
 * From these window widths on, the header has another number of links: the classes show a link from there
 * on, and hide it in the menu "More" (content-model decision 26).
 */
const STEPS = [
  { fromPx: 768, shown: '', listed: 'md:hidden' },
  { fromPx: 900, shown: 'max-hero:hidden', listed: 'hero:hidden' },
  { fromPx: 1100, shown: 'max-lg:hidden', listed: 'lg:hidden' },
  { fromPx: 1320, shown: 'max-xl:hidden', listed: 'xl:hidden' },
] as const;

/** From these window widths on, a telephone's header has room for the button; the first that does is taken. */
const BUTTON_STEPS = [
  { fromPx: 360, shown: 'max-[22.5rem]:hidden' },
  { fromPx: 375, shown: 'max-[23.4rem]:hidden' },
  { fromPx: 390, shown: 'max-[24.3rem]:hidden' },
  { fromPx: 480, shown: 'max-sm:hidden' },
] as const;

/** Shown at no width: it stands in the menu always. */
const NEVER = { shown: 'hidden', listed: '' };

/** Widths in CSS pixels of what is in the header; those of text are measured in Geist, labels are set in 15 px. */
const LETTER_PX = 7.3;
/** Between links, and how many controls stand beside them: where the project list leads on, links stand closer. */
const ROWS = [
  { gapPx: 18, controls: 2 },
  { gapPx: 10, controls: 3 },
] as const;
const NAME_LETTER_PX = 9.2;
const LOGO_PX = 45;
const BUTTON_LETTER_PX = 8.45;
const MORE_WORD_PX = 36;
/** Its arrow and the gaps beside it. */
const MORE_ROOM_PX = 38;
/** The project list, the languages, search or the theme switch. */
const CONTROL_PX = 44;
/** The button around its words, the gaps between controls, button and name. */
const BUTTON_ROOM_PX = 44 + 3 * 16;

/** The same for the button, which is smaller on a telephone: its letters and edges, the menu's button, gaps and gutters. */
const SMALL_BUTTON_LETTER_PX = 7.3;
const SMALL_CONTROLS_PX = 28 + 34 + 24 + 40;

/** What is in the header beside its links: the name or a logo, in CSS pixels, the words of the button, a choice of language. */
export type HeaderBrand = {
  siteName: string;
  logoPx: number | null;
  button: string;
  hasLanguages?: boolean;
};

export type RoomyLink = HeaderLink & { shown: string; listed: string };

/**
 * Which of the links have room in the header at which window width. Editors choose the labels, so their letters decide; a
 * page is the same for every visitor, so the stylesheet carries it out.
 * @param font what the header is set in
 */
export function linksByRoom(
  { siteName, logoPx, button, hasLanguages = false }: HeaderBrand,
  links: HeaderLink[],
  font: PairOfFonts['text'],
): RoomyLink[] {
  const { regular, bold } = relativeTextWidth(font);
  const widths: HeaderWidths = {
    brand: logoPx ?? LOGO_PX + nameWidth(siteName) * bold,
    button: lengthOf(button) * BUTTON_LETTER_PX * bold,
    more: MORE_WORD_PX * regular,
    languages: hasLanguages ? CONTROL_PX : 0,
    labels: links.map(({ label }) => lengthOf(label) * LETTER_PX * regular),
  };
  const counts = STEPS.map(({ fromPx }) =>
    Math.min(...ROWS.map((row) => countThatFits(fromPx, widths, row))),
  );
  return links.map((link, index) => {
    const step = STEPS[counts.findIndex((count) => index < count)] ?? NEVER;
    return { ...link, shown: step.shown, listed: step.listed };
  });
}

/** The class that hides the button of a telephone's header where the name has no room beside it. */
export function buttonByRoom(
  { siteName, logoPx, button }: HeaderBrand,
  font: PairOfFonts['text'],
): string {
  const { bold } = relativeTextWidth(font);
  const widthPx =
    (logoPx ?? LOGO_PX + nameWidth(siteName) * bold) +
    lengthOf(button) * SMALL_BUTTON_LETTER_PX * bold +
    SMALL_CONTROLS_PX;
  return BUTTON_STEPS.find(({ fromPx }) => widthPx <= fromPx)?.shown ?? 'max-md:hidden';
}

/** In CSS pixels. */
type HeaderWidths = {
  brand: number;
  button: number;
  more: number;
  languages: number;
  labels: number[];
};

function countThatFits(
  windowPx: number,
  header: HeaderWidths,
  { gapPx, controls }: (typeof ROWS)[number],
): number {
  const gutterPx = Math.min(56, Math.max(20, windowPx * 0.042));
  const { brand, button, languages } = header;
  const besidePx = controls * CONTROL_PX + languages + BUTTON_ROOM_PX + brand + button;
  const roomPx = Math.min(windowPx, 1320) - 2 * gutterPx - besidePx;
  const widths = header.labels.map((labelPx) => labelPx + gapPx);
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= roomPx) return widths.length;
  let left = roomPx - MORE_ROOM_PX - header.more;
  const full = widths.findIndex((width) => (left -= width) < 0);
  // One link beside a menu of all others says nothing: then the menu holds all.
  return full > 1 ? full : 0;
}

/** The name may stand in two lines, broken between words. */
function nameWidth(siteName: string): number {
  const longestWord = Math.max(...siteName.split(/\s+/u).map((word) => word.length));
  return Math.max(longestWord, Math.ceil(siteName.length / 2) + 2) * NAME_LETTER_PX;
}

/** Without the signs of private use that a preview marks its texts with. */
function lengthOf(label: string): number {
  return label.replace(/\p{Co}/gu, '').length;
}
