/**
 * The pairs of fonts that the owner chooses from: by the name in the site settings, the ids of the display font and the
 * text font, after which their files are called (pictures/fonts.json).
 */
export const FONT_PAIRS = {
  'Bricolage & Geist': { display: 'bricolage-grotesque', text: 'geist' },
  'Fraunces & Figtree': { display: 'fraunces', text: 'figtree' },
  'Outfit & DM Sans': { display: 'outfit', text: 'dm-sans' },
  'Aleo & Hanken Grotesk': { display: 'aleo', text: 'hanken-grotesk' },
  'Space Grotesk & Atkinson': { display: 'space-grotesk', text: 'atkinson-hyperlegible-next' },
  'Nunito & Onest': { display: 'nunito', text: 'onest' },
} as const;

export type FontPair = keyof typeof FONT_PAIRS;

/** Of a site whose owner has chosen none. */
export const DEFAULT_FONT_PAIR: FontPair = 'Bricolage & Geist';

/** The pair that a name in the site settings means; null where it means none. */
export function toFontPair(name: string | null): FontPair | null {
  return name !== null && Object.hasOwn(FONT_PAIRS, name) ? (name as FontPair) : null;
}
