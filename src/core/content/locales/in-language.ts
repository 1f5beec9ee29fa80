import type { ContentAnswer } from '../contentful/contentful-answer.ts';
import type { ContentfulAsset, ContentfulEntry } from '../contentful/contentful-entry.ts';
import { isRecord } from '../is-record.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { kindOfType } from '../kinds/slug-kinds.ts';
import { whyNoAddress } from '../slugs/why-no-address.ts';
import type { Language, PageLanguage } from './language.ts';
import { translated } from './translation.ts';
import { isMenuField, isText, isWordField } from './word-fields.ts';

type Entity = ContentfulEntry | ContentfulAsset;

const known = new WeakMap<ContentAnswer, Map<string, ContentAnswer>>();

/**
 * An answer in all locales (`locale=*`) as it were in one. A text that is missing in the language is taken from the
 * locales that stand in for it, as the service does; what is no text, and what is the same in every language, also from
 * the default, which holds the values of fields that are not localised. Entries and assets carry their translation.
 * Made once for each answer and language.
 * @param publishedOnly entries of lists without a word in the language are left out (`isPublishedIn`)
 */
export function inLanguage(
  answer: ContentAnswer,
  page: PageLanguage,
  publishedOnly: boolean,
): ContentAnswer {
  const { language, languages } = page;
  const locales = [languages.default, ...languages.public].map(({ code, fallbacks }) => [
    code,
    fallbacks,
  ]);
  const key = JSON.stringify([language.code, publishedOnly, locales]);
  const made = known.get(answer) ?? new Map<string, ContentAnswer>();
  known.set(answer, made);
  const before = made.get(key);
  if (before) return before;
  const isShown = (entry: ContentfulEntry) => !publishedOnly || isPublishedIn(entry, language.code);
  const flatten = <E extends Entity>(entity: E) => toEntity(entity, page);
  const flat = {
    ...answer,
    items: answer.items.filter(isShown).map(flatten),
    entries: answer.entries.filter(isShown).map(flatten),
    assets: answer.assets.map(flatten),
  };
  made.set(key, flat);
  return flat;
}

function toEntity<E extends Entity>(entity: E, { language, languages }: PageLanguage): E {
  const words = wordsOf(entity);
  const fields: Record<string, unknown> = {};
  const shown: Record<string, string> = {};
  for (const [field, values] of Object.entries(entity.fields).filter(isByLocale)) {
    const last = words.has(field) ? undefined : languages.default.code;
    const code = localeOf(values, language) ?? last;
    if (code === undefined || !Object.hasOwn(values, code)) continue;
    fields[field] = values[code];
    if (words.has(field)) shown[field] = code;
  }
  const flat = { ...entity, sys: { ...entity.sys, locale: language.code }, fields };
  return translated(flat, {
    words: shown,
    wholeIn: languages.public
      .filter((each) => isWhole([...words.values()], each, languages.default.code))
      .map(({ code }) => code),
    announcedIn: languages.public
      .filter(({ code }) =>
        [...words].some(([field, values]) => !isMenuField(field) && Object.hasOwn(values, code)),
      )
      .map(({ code }) => code),
    slugs: toSlugs(entity, languages.public, languages.default.code),
  });
}

type ByLocale = Record<string, unknown>;

/** The fields that hold words of a language, with their values by locale. */
function wordsOf(entity: Entity): Map<string, ByLocale> {
  // An asset has no type; the check takes any shape.
  const contentType = contentTypeOf(entity as ContentfulEntry);
  const words = Object.entries(entity.fields)
    .filter(isByLocale)
    .filter(
      ([field, values]) => isWordField(contentType, field) && Object.values(values).some(isText),
    );
  return new Map(words);
}

function isByLocale(pair: [string, unknown]): pair is [string, ByLocale] {
  return isRecord(pair[1]);
}

/** The locale whose value a language shows: its own or the nearest that stands in. */
function localeOf(values: ByLocale, { code, fallbacks }: Language): string | undefined {
  return [code, ...fallbacks].find((each) => Object.hasOwn(values, each));
}

/** It has all the words that the default has or that would stand in, and there are words in it if there are any. */
function isWhole(words: readonly ByLocale[], language: Language, defaultCode: string): boolean {
  const has = (values: ByLocale) => Object.hasOwn(values, language.code);
  const lacks = (values: ByLocale) =>
    !has(values) &&
    (Object.hasOwn(values, defaultCode) || localeOf(values, language) !== undefined);
  return !words.some(lacks) && (words.length === 0 || words.some(has));
}

/** The slugs that can have an address, in the languages in which they can. */
function toSlugs(entity: Entity, shown: readonly Language[], defaultCode: string) {
  const values = entity.fields['slug'];
  const kind = kindOfType(contentTypeOf(entity as ContentfulEntry));
  if (!isRecord(values) || kind === null) return null;
  const segments = shown.flatMap(({ segment }) => segment ?? []);
  const slugs = shown.flatMap((language) => {
    const slug = values[localeOf(values, language) ?? defaultCode];
    const hasAddress = typeof slug === 'string' && whyNoAddress(kind, slug, segments) === null;
    return hasAddress ? [[language.code, slug] as const] : [];
  });
  return Object.fromEntries(slugs);
}

/** Of these a page takes one entry for its own words, so that one without words of a language still shows. */
const OF_PAGES = /PageContent$|^(?:siteSettings|about|privacyPolicy)$/u;

/**
 * Whether an entry counts as published in a locale. Under `locale=*` the service leaves out the values of unpublished
 * locales and says nothing else of them, so an entry that has words and none in the locale counts as unpublished there.
 */
function isPublishedIn(entry: ContentfulEntry, code: string): boolean {
  if (OF_PAGES.test(contentTypeOf(entry))) return true;
  const words = [...wordsOf(entry).values()];
  return words.length === 0 || words.some((values) => Object.hasOwn(values, code));
}
