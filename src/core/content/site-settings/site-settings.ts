import type { FontPair } from './font-pairs.ts';
import type { Picture } from '../media/picture.ts';
import type { Action } from '../navigation/action.ts';
import type { SearchLists } from '../search/search-lists.ts';

export type FooterColumn = { title: string; links: Action[] };

/** The line above the header, and from when until when it shows. */
export type PromoStrip = {
  id: string;
  text: string;
  link: Action | null;
  color: 'brand' | 'accent' | 'ink';
  /** Milliseconds since 1970; null is open. */
  fromMs: number | null;
  untilMs: number | null;
};

/** What an owner words about the site as a whole. What is null or empty is as the site has it. */
export type SiteSettings = {
  siteName: string | null;
  logo: Picture | null;
  logoDark: Picture | null;
  icon: Picture | null;
  /** `#rrggbb`, in lower case. */
  mainColor: string | null;
  accentColor: string | null;
  fontPair: FontPair | null;
  socialLinks: string[];
  headerLinks: Action[];
  headerButton: Action | null;
  footerColumns: FooterColumn[];
  footerLine: string | null;
  socialPicture: Picture | null;
  promoStrip: PromoStrip | null;
  searchSynonyms: SearchLists['synonyms'];
  searchBestBets: SearchLists['bestBets'];
};

/** A space without the type, without an entry, or out of reach. */
export const NO_SITE_SETTINGS: SiteSettings = {
  siteName: null,
  logo: null,
  logoDark: null,
  icon: null,
  mainColor: null,
  accentColor: null,
  fontPair: null,
  socialLinks: [],
  headerLinks: [],
  headerButton: null,
  footerColumns: [],
  footerLine: null,
  socialPicture: null,
  promoStrip: null,
  searchSynonyms: [],
  searchBestBets: [],
};
