import { isRecord } from '../mapping/read-fields.ts';

/** In which languages the words of a thing are. Things of a site with one language have none. */
export type Translation = {
  /** The language of the words of each of its fields, by the field's id in the content model: a locale code. */
  words: Readonly<Record<string, string>>;
  /** Codes of the public languages that have all its words themselves. */
  wholeIn: readonly string[];
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

/** What was mapped from an entry, with the entry's translation as its `translation`; names of its own stay. */
export function withTranslation<T>(value: T, entity: object): T {
  const whole = translationOf(entity);
  if (!whole || !isRecord(value)) return value;
  const words = { ...whole.words, ...readTranslation(value)?.words };
  return { ...value, translation: { ...whole, words } };
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
  }
  return { ...part, translation: { words, wholeIn: whole.wholeIn, slugs: null } };
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
export function languageOf(thing: object, ...fields: string[]): string | undefined {
  const words = readTranslation(thing)?.words ?? {};
  const codes = new Set(fields.flatMap((field) => words[field] ?? []));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/**
 * Whether all words that a page shows are in a language, those of everything it is made of included: only then is it
 * announced as that language's translation. Pictures do not count, and neither do built-in words.
 * @param shown what was mapped for the page
 */
export function isWhollyIn(shown: unknown, { code }: { code: string }): boolean {
  if (Array.isArray(shown)) return shown.every((item) => isWhollyIn(item, { code }));
  if (!isRecord(shown)) return true;
  const translation = readTranslation(shown);
  if (translation && !translation.wholeIn.includes(code)) return false;
  return Object.values(shown).every((value) => isWhollyIn(value, { code }));
}
