import { CATALOGUES } from './catalogues.ts';
import type { Translation, Wording, Words } from './wording.ts';

/** The words of English name the families. */
const { en: ENGLISH } = CATALOGUES;

type Catalogue = Translation<typeof ENGLISH>;

const WORDINGS = Object.entries(CATALOGUES).map(([language, catalogue]) =>
  toWording(language, catalogue),
);

/** The wording that whoever runs the site, and machines, read: English by decision 150. Visitors have that of their page. */
export const englishWording = WORDINGS[0]!;

/**
 * The wording of a language: its catalogue, with figures and dates as its region writes them. Where the site has no
 * catalogue of it, the words are English. For the server alone: it holds all languages.
 * @param code BCP 47
 */
export function wordingFor(code: string): Wording {
  const { language, baseName } = toLocale(code);
  const wording = WORDINGS.find((each) => each.language === language);
  if (!wording) return { ...englishWording, language: baseName };
  const isUsual = toLocale(code).maximize().baseName === toLocale(language).maximize().baseName;
  return isUsual ? wording : { ...wording, language: baseName };
}

/** A space may name its locales as it likes. */
function toLocale(code: string): Intl.Locale {
  try {
    return new Intl.Locale(code);
  } catch {
    return new Intl.Locale(englishWording.language);
  }
}

/** A wording of a catalogue. */
export function toWording(language: string, catalogue: Catalogue): Wording {
  const families = new Map<Words, Words>();
  for (const name of Object.keys(ENGLISH) as (keyof Catalogue)[])
    families.set(ENGLISH[name], catalogue[name]);
  return {
    language,
    catalogue: language,
    of<Family extends Words>(family: Family): Family {
      const words = families.get(family);
      if (words === undefined) throw new Error('No catalogue has these words (words/en.json)');
      return words as Family;
    },
  };
}
