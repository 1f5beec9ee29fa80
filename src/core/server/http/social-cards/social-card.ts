import type { FontPair } from '#content/site-settings/font-pairs.ts';

/** What a social card says and shows. */
export type SocialCard = {
  title: string;
  /** What kind of page it is, above the title; '' for none. */
  kicker: string;
  siteName: string;
  /** Address of the picture as pages name it; null for a card of words alone. */
  picture: string | null;
  /** The way in which the language of its page runs. */
  direction: 'ltr' | 'rtl';
  /** The way in which that of its title runs, which may stand in for a missing one. */
  titleDirection: 'ltr' | 'rtl';
  /** What its words are set in. */
  fontPair: FontPair;
};

/** In pixels: the size that every network shows a large card in. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture begins, and how much room the words have beside it; from the right, seen in a mirror. */
export const CARD_LAYOUT = {
  margin: 64,
  pictureLeft: 500,
  wordsBesidePicture: 400,
  wordsAlone: 760,
  titleTop: 222,
  titleHeight: 296,
} as const;
