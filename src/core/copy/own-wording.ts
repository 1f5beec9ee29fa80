import { isLanguageTag } from '#content/locales/language.ts';
import type { OwnWords } from '#content/own-words/own-words.ts';
import { CATALOGUES } from './catalogues.ts';
import { UNWORDED } from './unworded.mjs';
import type { OwnParts, Wording, Words } from './wording.ts';

const { en: ENGLISH } = CATALOGUES;

/** What whoever runs the site reads, in English (decision 150). */
const OF_OWNERS: ReadonlySet<string> = new Set(['handOffWords', 'spamWords']);

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A word that an owner can say otherwise. */
type Place = {
  path: readonly string[];
  /** In English. */
  text: string;
  /** Whether it is a form of a plural, which need not name the count. */
  isForm: boolean;
};

/** Every word of the site by its key. */
export const PLACES: ReadonlyMap<string, Place> = new Map(
  [...placesIn(ENGLISH, [])]
    .filter(({ path: [family = ''] }) => !OF_OWNERS.has(family))
    .map((place) => [place.path.join('.'), place]),
);

function* placesIn(words: Words, path: readonly string[]): Generator<Place> {
  if (words === null || words === '' || UNWORDED.has(path.at(-1) ?? '')) return;
  if (typeof words === 'string') yield { path, text: words, isForm: false };
  else if (isPlural(words))
    for (const form of FORMS)
      yield { path: [...path, form], text: words[form] ?? words.other, isForm: true };
  else
    for (const [name, part] of Object.entries(words) as [string, Words][])
      yield* placesIn(part, [...path, name]);
}

function isPlural(words: object): words is Partial<Record<string, string>> & { other: string } {
  return 'other' in words && typeof words.other === 'string';
}

/** A word as a wording has it. */
export function textIn(wording: Wording, { path, text }: Place): string {
  const [family = '', ...rest] = path;
  let words: Words | undefined = wording.of<Words>(ENGLISH[family as keyof typeof ENGLISH]);
  for (const name of rest) {
    const parts = words as { readonly [name: string]: Words };
    words = parts[name] ?? (isPlural(parts) ? parts.other : undefined);
  }
  return typeof words === 'string' ? words : text;
}

const formsOf = new Map<string, readonly string[]>();

/** The plurals that a locale's language has (CLDR); all that there are for what is no language. */
export function formsIn(locale: string): readonly string[] {
  const known = formsOf.get(locale);
  if (known) return known;
  // A space has few locales.
  const forms = isLanguageTag(locale)
    ? new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    : FORMS;
  formsOf.set(locale, forms);
  return forms;
}

/**
 * Why an owner's text cannot take the place of a word, and what to do; null where it can. The values that it names have
 * to be those of ours: what is said with a value missing, or with one that nobody knows, would be wrong on the page.
 */
export function whyNotWord(key: string, locale: string, text: string): string | null {
  const place = PLACES.get(key);
  const shown = key.slice(0, 80);
  if (!place)
    return `"key" is “${shown}”, which no word of the site has, so it is not used; copy the key from Words in the owner’s area`;
  const forms = formsIn(locale);
  if (place.isForm && !forms.includes(place.path.at(-1)!))
    return `"key" is “${shown}”, and ${locale} has no such plural, so it is not used there; its plurals are ${forms.join(', ')}`;
  const given = valuesIn(text);
  const ours = valuesIn(place.text);
  const strange = [...given].filter(
    (name) => !ours.has(name) && !(place.isForm && name === 'count'),
  );
  const lacking = [...ours].filter(
    (name) => !given.has(name) && !(place.isForm && name === 'count'),
  );
  const not = `"text" of ${shown} in ${locale} is not used, and ours stands there`;
  if (/[{}]/u.test(text.replaceAll(VALUE, '')))
    return `${not}: it has a brace that is part of no value; a value is written {name}`;
  if (strange.length > 0)
    return `${not}: it names ${listed(strange)}, which ours does not; take it out`;
  if (lacking.length > 0) return `${not}: it lacks ${listed(lacking)}; put it in where it belongs`;
  return null;
}

const VALUE = /\{(\w+)\}/gu;
const valuesIn = (text: string) => new Set([...text.matchAll(VALUE)].map(([, name]) => name!));
const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** A wording with the owner's words in the place of ours. @param texts by key; a key that no word has counts for nothing */
export function inOwnWords(wording: Wording, texts: ReadonlyMap<string, string>): Wording {
  const families: OwnParts = {};
  for (const [key, text] of texts) {
    const path = PLACES.get(key)?.path ?? [];
    let parts = families;
    for (const name of path.slice(0, -1)) parts = (parts[name] ??= {}) as OwnParts;
    if (path.length > 0) parts[path.at(-1)!] = text;
  }
  const merged = new Map<Words, Words>();
  const own = new Map<string, { names: string; own: OwnParts }>();
  for (const [name, parts] of Object.entries(families) as [keyof typeof ENGLISH, OwnParts][]) {
    const ours: Words = wording.of<Words>(ENGLISH[name]);
    merged.set(ENGLISH[name], merge(ours, parts));
    own.set(name, { names: String(Object.keys(ours as object)), own: parts });
  }
  return {
    ...wording,
    own,
    of: <Family extends Words>(family: Family) =>
      (merged.get(family) as Family | undefined) ?? wording.of(family),
  };
}

function merge(words: Words, own: string | OwnParts | undefined): Words {
  if (own === undefined) return words;
  if (typeof own === 'string') return own;
  if (Array.isArray(words)) return (words as Words[]).map((part, at) => merge(part, own[at]));
  const ours = words as { readonly [name: string]: Words };
  const names = new Set([...Object.keys(ours), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, merge(ours[name]!, own[name])]));
}

/** The own words of a language, of all locales that are it. @param languageOf the language that a locale's pages are in */
export function textsIn(
  own: OwnWords,
  language: string,
  languageOf: (locale: string) => string,
): ReadonlyMap<string, string> {
  const found = [...own].filter(([locale]) => languageOf(locale) === language);
  return new Map(found.flatMap(([, texts]) => [...texts]));
}
