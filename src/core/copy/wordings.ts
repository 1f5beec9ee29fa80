import { AsyncLocalStorage } from 'node:async_hooks';
import { NO_OWN_WORDS, type OwnWords } from '#content/own-words/own-words.ts';
import { CATALOGUES } from './catalogues.ts';
import { inOwnWords, textsIn } from './own-wording.ts';
import type { Translation, Wording, Words } from './wording.ts';

/** The words of English name the families. */
const { en: ENGLISH } = CATALOGUES;

type Catalogue = Translation<typeof ENGLISH>;

const WORDINGS = Object.entries(CATALOGUES).map(([language, catalogue]) =>
  toWording(language, catalogue),
);

/** The wording that whoever runs the site, and machines, read: English by decision 150. Visitors have that of their page. */
export const englishWording = WORDINGS[0]!;

/** What is done in the own words that a page has read, whose drafts or whose moment may be others than the latest. */
const asked = new AsyncLocalStorage<OwnWords>();
/** For what reads no content: the own words that were read last. */
let latest = NO_OWN_WORDS;

/** Has all that an act says be in these own words of the owner's. */
export function withOwnWords<T>(own: OwnWords, act: () => T): T {
  return asked.run(own, act);
}

/** From now on also what reads no content, such as mail, is in these own words of the owner's. */
export function noteOwnWords(own: OwnWords): void {
  latest = own;
}

/** The wordings that have been made of own words, by language. */
const made = new WeakMap<OwnWords, Map<string, Wording>>();

/**
 * The wording of a language: its catalogue, with the owner's own words in it, and figures and dates as its region writes
 * them. Where the site has no catalogue of it, the words are English. For the server alone: it holds all languages.
 * @param code BCP 47
 */
export function wordingFor(code: string): Wording {
  const wording = ourWordingFor(code);
  const own = asked.getStore() ?? latest;
  if (own.size === 0) return wording;
  const known = made.get(own) ?? new Map<string, Wording>();
  made.set(own, known);
  const { language } = wording;
  let found = known.get(language);
  if (!found) {
    const texts = textsIn(own, language, (locale) => ourWordingFor(locale).language);
    known.set(language, (found = texts.size === 0 ? wording : inOwnWords(wording, texts)));
  }
  return found;
}

/** The same without the owner's own words. */
export function ourWordingFor(code: string): Wording {
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
      if (words === undefined)
        throw new Error('No catalogue has these words (src/core/words/en.json)');
      return words as Family;
    },
  };
}
