import { BUILT_IN_LANGUAGE, type Language } from './language.ts';
import type { SiteLanguage } from './page-language.ts';
import { isText } from './word-fields.ts';
import { isRecord } from '../is-record.ts';

/** In which languages the words of a thing are. Things of a site with one language have none. */
export type Translation = {
  /** The language of the words of each of its fields, by the field's id in the content model: a locale code. */
  words: Readonly<Record<string, string>>;
  /** Codes of the public languages that have all its words themselves. */
  wholeIn: readonly string[];
  /** Codes of those that have any of them, in which it is announced; what it is called in menus does not count. */
  announcedIn: readonly string[];
  /** Its slug in each public language, by code; null for what has none. */
  slugs: Readonly<Record<string, string>> | null;
};

/*
 * Where an entry or asset carries it: under a symbol, because no answer of the service can hold one, and copies of an
 * entity keep it.
 */
const OF_ENTITY = Symbol('translation');

/** A copy of an entry or asset that carries in which languages its words are. */
export function translated<E extends object>(entity: E, translation: Translation): E {
  return { ...entity, [OF_ENTITY]: translation };
}

/** Of an entry or asset as it was read; null when the site has one language. */
export function translationOf(entity: object): Translation | null {
  return (entity as { [OF_ENTITY]?: Translation })[OF_ENTITY] ?? null;
}

/** The languages that any word of these entries is in; none where the site has one. */
export function announcedIn(entries: readonly object[]): string[] {
  return [...new Set(entries.flatMap((entry) => translationOf(entry)?.announcedIn ?? []))];
}

/**
 * Whether what has words of some languages is announced in a language: there for who comes from elsewhere. All is in the
 * default.
 */
export function isAnnouncedIn(
  language: Pick<Language, 'code' | 'segment'> | Pick<SiteLanguage, 'code' | 'isDefault'>,
  announced: readonly string[],
): boolean {
  const isDefault = 'segment' in language ? language.segment === null : language.isDefault;
  return isDefault || announced.includes(language.code);
}

/** What was mapped from an entry, with the entry's translation as its `translation`; names of its own stay. */
export function withTranslation<T>(value: T, entity: object): T {
  const whole = translationOf(entity);
  if (!whole || !isRecord(value)) return value;
  const own = readTranslation(value);
  const slugs = whole.slugs ?? own?.slugs ?? null;
  return { ...value, translation: { ...whole, words: { ...whole.words, ...own?.words }, slugs } };
}

/** A thing that stands on pages as a card of something else, although it has no page of its own. */
export function asCard<T extends object>(value: T): T {
  const translation = readTranslation(value);
  return translation ? { ...value, translation: { ...translation, slugs: {} } } : value;
}

/**
 * A part of what is mapped from an entry, or what is made of a thing that was mapped from one, with the entry's translation under the part's own names. Parts of a part keep
 * the translations they have.
 * @param entity the entry, or the mapped thing
 * @param fields for each name the id of its field, or the ids it may be read from, in that order
 */
export function withTranslationOf<T extends object>(
  part: T,
  entity: object,
  fields: { readonly [Name in keyof T]?: string | readonly string[] },
): T {
  const whole = translationOf(entity) ?? readTranslation(entity);
  if (!whole) return part;
  const words = { ...readTranslation(part)?.words };
  for (const [name, ids] of Object.entries<string | readonly string[] | undefined>(fields)) {
    const id = [ids ?? []].flat().find((each) => whole.words[each] !== undefined);
    if (id !== undefined) words[name] = whole.words[id]!;
    else if (isBuiltIn(entity, [ids ?? []].flat(), part[name as keyof T]))
      words[name] = BUILT_IN_LANGUAGE;
  }
  return { ...part, translation: { ...whole, words, slugs: null } };
}

/** Whether a text stands in for fields that an entry does not have: that of other fields is in no language. */
function isBuiltIn(entity: object, ids: readonly string[], text: unknown): boolean {
  const fields = (entity as { fields?: Readonly<Record<string, unknown>> }).fields;
  return isText(text) && text !== '' && fields !== undefined && !ids.some((id) => id in fields);
}

/** What another page shows of a thing by its title. */
export function asChoice<T extends { title: string }>(part: T, thing: object): T {
  return asCard(withTranslationOf(part, thing, { title: 'title' }));
}

/** The translation of what was mapped from an entry; null for what is built in, and where the site has one language. */
export function readTranslation(thing: object): Translation | null {
  return (thing as { translation?: Translation }).translation ?? null;
}

/**
 * The code of the one language that some fields of a thing are in.
 * @param fields ids of the content model, for a part of an entry its own names; those without words do not count
 * @returns undefined where they are in several, or nothing says in which
 */
export function wordLanguage(thing: object, ...fields: string[]): string | undefined {
  const words = readTranslation(thing)?.words ?? {};
  const codes = new Set(fields.flatMap((field) => words[field] ?? []));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/**
 * Whether all words of a page are in a language, those of everything it is made of included: only then is it announced
 * as that language's translation. Cards of other pages do not count, nor do pictures and built-in words.
 * @param shown what its loader gave it
 */
export function isWhollyIn(shown: unknown, { code }: { code: string }): boolean {
  return ownTranslations(shown).every(({ wholeIn }) => wholeIn.includes(code));
}

/** The languages that any word of a page itself is in: in every other it is the page of another language. */
export function pageAnnouncedIn(shown: unknown): string[] {
  return ownTranslations(shown).flatMap(({ announcedIn: codes }) => codes);
}

/** The slugs by language of the entry that a page shows; null for pages that are not one entry's. */
export function ownSlugs(shown: unknown): Translation['slugs'] {
  const own = ownEntryOf(shown);
  return isRecord(own) ? (readTranslation(own)?.slugs ?? null) : null;
}

/** What the loader of an entry's page loaded (`loadEntryPage`). */
function ownEntryOf(shown: unknown): unknown {
  const loaded = isRecord(shown) ? shown['loaded'] : undefined;
  return isRecord(loaded) ? loaded['value'] : undefined;
}

/** Of what a page is made of; what else has a page of its own stands on it as a card. */
function ownTranslations(shown: unknown): Translation[] {
  const own = ownEntryOf(shown);
  const within = (part: unknown): Translation[] => {
    if (Array.isArray(part)) return part.flatMap(within);
    if (!isRecord(part)) return [];
    const translation = readTranslation(part);
    if (translation && translation.slugs !== null && part !== own) return [];
    return [...(translation ? [translation] : []), ...Object.values(part).flatMap(within)];
  };
  return within(shown);
}
