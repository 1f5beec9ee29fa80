import type { HeaderLink } from './header-links.ts';

/**
 * From these window widths on, in CSS pixels, the header has another number of links: the classes show a link from there
 * on, and hide it in the menu "More" (content-model decision 26).
 */
const STEPS = [
  { fromPx: 768, shown: '', listed: 'md:hidden' },
  { fromPx: 900, shown: 'max-hero:hidden', listed: 'hero:hidden' },
  { fromPx: 1100, shown: 'max-lg:hidden', listed: 'lg:hidden' },
  { fromPx: 1320, shown: 'max-xl:hidden', listed: 'xl:hidden' },
] as const;

/** Shown at no width: it stands in the menu always. */
const NEVER = { shown: 'hidden', listed: '' };

/** Widths in CSS pixels of what stands in the header, measured with our fonts; labels are set in 15 px. */
const LETTER_PX = 7.3;
const LINK_GAP_PX = 18;
const NAME_LETTER_PX = 9.2;
const LOGO_PX = 45;
const MORE_PX = 74;
/** Theme switch, button, the gaps between them and the name. */
const CONTROLS_PX = 44 + 162 + 3 * 16;

export type RoomyLink = HeaderLink & { shown: string; listed: string };

/**
 * Which of the links have room in the header at which window width. Editors choose the labels, so their letters decide; a
 * page is the same for every visitor, so the stylesheet carries it out.
 */
export function linksByRoom(siteName: string, links: HeaderLink[]): RoomyLink[] {
  const counts = STEPS.map(({ fromPx }) => countThatFits(fromPx, siteName, links));
  return links.map((link, index) => {
    const step = STEPS[counts.findIndex((count) => index < count)] ?? NEVER;
    return { ...link, shown: step.shown, listed: step.listed };
  });
}

function countThatFits(windowPx: number, siteName: string, links: HeaderLink[]): number {
  const gutterPx = Math.min(56, Math.max(20, windowPx * 0.042));
  const roomPx =
    Math.min(windowPx, 1320) - 2 * gutterPx - LOGO_PX - nameWidth(siteName) - CONTROLS_PX;
  const widths = links.map(({ label }) => lengthOf(label) * LETTER_PX + LINK_GAP_PX);
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= roomPx) return links.length;
  let left = roomPx - MORE_PX;
  const full = widths.findIndex((width) => (left -= width) < 0);
  return Math.max(full, 0);
}

/** The name may stand in two lines, broken between words. */
function nameWidth(siteName: string): number {
  const longestWord = Math.max(...siteName.split(/\s+/u).map((word) => word.length));
  return Math.max(longestWord, Math.ceil(siteName.length / 2) + 2) * NAME_LETTER_PX;
}

/** Without the signs of private use that a preview marks its texts with (decision 033). */
function lengthOf(label: string): number {
  return label.replace(/\p{Co}/gu, '').length;
}
