import { inLanguage } from '#content/locales/in-language.ts';
import type { Language, Languages } from '#content/locales/language.ts';
import { translationOf, type Translation } from '#content/locales/translation.ts';
import { SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Found } from '../finding.ts';
import { linksIn } from '../links-in.ts';
import { missingAround } from '../page-translations.ts';
import { siteLanguages } from '../site-languages.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

const TYPES_WITH_PAGE = new Set(Object.values(SLUG_KINDS).map(({ contentType }) => contentType));

/** The translations of all entries, as one language has them, by the entry's id. */
type Read = { code: string; translations: ReadonlyMap<string, Translation> };

/**
 * Pages without words of a public language, and translated ones that lack their title, lead to what is not translated,
 * or share their address with another.
 */
export function checkTranslations(view: SpaceView): Found[] {
  const { languages } = siteLanguages(view) ?? {};
  if (languages === undefined || languages.public.length === 1) return [];
  const reads = languages.public.map((language) => readIn(view, language, languages));
  const others = reads.filter(({ code }) => code !== languages.default.code);
  const pages = view.entries.filter(({ typeId }) => TYPES_WITH_PAGE.has(typeId));
  const onPages = pages.flatMap((entry) => {
    const translated = others.filter((read) => isIn(read, entry.id));
    return [
      ...missingFindings(view, entry, others, translated),
      ...translated.flatMap((read) => [
        ...titleFindings(view, entry, read),
        ...mixedFindings(view, entry, read, reads),
        ...sharedFindings(view, entry, read, pages, languages.default.code),
      ]),
    ];
  });
  return [...onPages, ...aroundFindings(view, languages)];
}

/** What stands around pages or tells facts, and what other language's words show there. */
function aroundFindings(view: SpaceView, languages: Languages): Found[] {
  return (view.inLocales?.entries ?? []).flatMap((raw) => {
    const entry = view.entry(raw.sys.id);
    if (!entry) return [];
    const lacking = languages.public.flatMap(({ code }) => {
      const fields = missingAround(raw, code, languages.default.code);
      return fields.length > 0 ? [{ code, fields }] : [];
    });
    if (lacking.length === 0) return [];
    const where = lacking.map(({ code, fields }) => `${code} (${fields.join(', ')})`).join('; ');
    const message = `Without words in ${where}. What stands in shows there. A field that is not localised has to be made so first.`;
    return [aboutEntry(view, entry, 'notice', lacking[0]!.fields[0]!, message)];
  });
}

function readIn(view: SpaceView, language: Language, languages: Languages): Read {
  const items = view.inLocales?.entries ?? [];
  const answer = { items, entries: [], assets: [], total: items.length, unresolved: [] };
  const read = inLanguage(answer, { language, languages }, false).items;
  const translations = read.flatMap((entry) => {
    const translation = translationOf(entry);
    return translation ? [[entry.sys.id, translation] as const] : [];
  });
  return { code: language.code, translations: new Map(translations) };
}

/** Whether any words of an entry are a language's own. */
function isIn({ code, translations }: Read, id: string): boolean {
  return Object.values(translations.get(id)?.words ?? {}).includes(code);
}

function missingFindings(
  view: SpaceView,
  entry: ExaminedEntry,
  others: readonly Read[],
  translated: readonly Read[],
): Found[] {
  const missing = others.filter((read) => !translated.includes(read)).map(({ code }) => code);
  if (missing.length === 0) return [];
  // Where another language has it, it was forgotten rather than left out.
  const severity = translated.length > 0 ? 'warning' : 'notice';
  const message = `Not translated into ${missing.join(', ')}. What stands in shows there, or nothing where the locale has no fallback.`;
  return [aboutEntry(view, entry, severity, 'title', message)];
}

function titleFindings(view: SpaceView, entry: ExaminedEntry, read: Read): Found[] {
  const { code, translations } = read;
  if (translations.get(entry.id)?.words['title'] === code) return [];
  const message = `Translated into ${code} but for its title.`;
  return [aboutEntry(view, entry, 'warning', 'title', message)];
}

/** Links across languages: to what has words, and none in the language of the page. */
function mixedFindings(
  view: SpaceView,
  entry: ExaminedEntry,
  read: Read,
  reads: readonly Read[],
): Found[] {
  const ids = Object.values(entry.fields).flatMap((value) => linksIn(value).map(({ id }) => id));
  // Cards of other pages take nothing from this one.
  const isPart = (id: string) => !TYPES_WITH_PAGE.has(view.entry(id)?.typeId ?? '');
  const foreign = [...new Set(ids)].filter(
    (id) => isPart(id) && !isIn(read, id) && reads.some((other) => isIn(other, id)),
  );
  if (foreign.length === 0) return [];
  const message = `In ${read.code} it leads to what has no words of that language (${foreign.join(', ')}), so the page is mixed and is not announced as a translation.`;
  return [aboutEntry(view, entry, 'notice', null, message)];
}

/** What two entries share in the default language, the check of slugs tells. */
function sharedFindings(
  view: SpaceView,
  entry: ExaminedEntry,
  { code, translations }: Read,
  pages: readonly ExaminedEntry[],
  defaultCode: string,
): Found[] {
  const slugs = translations.get(entry.id)?.slugs;
  const slug = slugs?.[code];
  if (slug === undefined || slug === slugs?.[defaultCode]) return [];
  const same = pages.filter(
    ({ id, typeId }) =>
      typeId === entry.typeId && id !== entry.id && translations.get(id)?.slugs?.[code] === slug,
  );
  if (same.length === 0) return [];
  const ids = same.map(({ id }) => id).join(', ');
  const message = `In ${code} another entry has the same slug “${slug.slice(0, 60)}” (${ids}), so only one of them has a page.`;
  return [aboutEntry(view, entry, 'error', 'slug', message)];
}
