import { arabic } from './translations/ar/arabic.ts';
import { assetTitles as arabicTitles } from './translations/ar/asset-titles.ts';
import { assetTitles as germanTitles } from './translations/de/asset-titles.ts';
import { german } from './translations/de/german.ts';
import type { SampleTranslation } from './translations/sample-translation.ts';

export type SampleLanguage = {
  /** Code and name of its locale. */
  code: string;
  name: string;
  entries: readonly SampleTranslation[];
  /** What pictures and videos show, by the name of the file. */
  titles: Readonly<Record<string, string | undefined>>;
};

/** The languages of the sample besides English, which stands in for what they lack. Which are public, it does not say. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  { code: 'de', name: 'German', entries: german, titles: germanTitles },
  { code: 'ar', name: 'Arabic', entries: arabic, titles: arabicTitles },
];
