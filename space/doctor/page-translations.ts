import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { isText, isWordField } from '#content/locales/word-fields.ts';
import { isRecord } from '#content/mapping/read-fields.ts';
import { MAIN_PAGES } from '#content/site-pages/main-pages.ts';
import { contentTypeOf } from '#content/slugs/entry-href.ts';
import { kindOfType } from '#content/slugs/slug-kinds.ts';
import { ownPath } from './entry-pages.ts';
import { linksIn } from './links-in.ts';
import { siteLanguages } from './site-languages.ts';
import type { SpaceView } from './space-view.ts';

/** A field whose words a language lacks. */
type MissingWords = { entryId: string; field: string };

/** How far a page is translated. */
export type PageTranslation = {
  /** Its address in the default language; null for the menu, footer and strip, which stand on all. */
  path: string | null;
  /** The languages beside the default, by code. */
  languages: { code: string; isStarted: boolean; missing: MissingWords[] }[];
};

/** What stands around every page. */
const FRAME: ReadonlySet<string> = new Set([
  'siteSettings',
  'navigationLink',
  'footerColumn',
  'promoStrip',
]);
/** Facts that hold figures, the same in every language, or words that are not. */
const MACHINE_FACTS: ReadonlySet<string> = new Set(['dimensions', 'weight', 'powerRequirements']);
const WORDS = /\p{Ll}{4}|\p{Lo}/u;
const IN_MENUS: ReadonlySet<string> = new Set(['navigationLinkText', 'aboutUsNavigation']);
/** A feature of a section of a technology. */
const MAX_PART_DEPTH = 3;

/** Every page with what it lacks in each language; none where the site has one. */
export function pageTranslations(view: SpaceView): PageTranslation[] {
  const { languages } = siteLanguages(view) ?? {};
  const { entries = [] } = view.inLocales ?? {};
  if (languages === undefined || languages.public.length === 1) return [];
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const ofType = (typeId: string) => entries.filter((entry) => contentTypeOf(entry) === typeId);
  const others = languages.public.filter(({ code }) => code !== languages.default.code);
  const row = (path: string | null, made: readonly ContentfulEntry[]): PageTranslation => ({
    path,
    languages: others.map(({ code }) => ({
      code,
      isStarted: made.some((entry) => hasWords(entry, code)),
      missing: made.flatMap((entry) => missingWords(entry, code, languages.default.code)),
    })),
  });
  const partsOf = (id: string, depth = MAX_PART_DEPTH): ContentfulEntry[] =>
    depth === 0
      ? []
      : Object.values(view.entry(id)?.fields ?? {})
          .flatMap(linksIn)
          .flatMap((link) => {
            const part = byId.get(link.id);
            const type = part && contentTypeOf(part);
            return part && type !== 'example' && kindOfType(type!) === null
              ? [part, ...partsOf(link.id, depth - 1)]
              : [];
          });
  const whole = (entry: ContentfulEntry) => [
    ...new Set([entry, ...partsOf(entry.sys.id)].filter((part) => !FRAME.has(contentTypeOf(part)))),
  ];
  const seen = new Set<string>();
  const main = MAIN_PAGES.flatMap(({ path, contentType }) => {
    const [own] = ofType(contentType);
    if (own === undefined || seen.has(contentType)) return [];
    seen.add(contentType);
    return row(path, [...whole(own), ...(path === '/' ? ofType('heroContent') : [])]);
  });
  const single = view.entries.flatMap((entry) => {
    const [path, raw] = [ownPath(entry), byId.get(entry.id)];
    return path === null || raw === undefined ? [] : row(path, whole(raw));
  });
  const frame = entries.filter((entry) => FRAME.has(contentTypeOf(entry)));
  return [...(frame.length > 0 ? [row(null, frame)] : []), ...main, ...single];
}

/** The words of an entry that the default language has and another lacks. */
function missingWords(entry: ContentfulEntry, code: string, defaultCode: string): MissingWords[] {
  const fields = wordsOf(entry).filter(
    ([, values]) => Object.hasOwn(values, defaultCode) && !Object.hasOwn(values, code),
  );
  return fields.map(([field]) => ({ entryId: entry.sys.id, field }));
}

/** Of them those that pages do not count as their own: menu, footer, strip, ways to reach the owner, facts of machines. */
export function missingAround(entry: ContentfulEntry, code: string, defaultCode: string): string[] {
  const type = contentTypeOf(entry);
  return missingWords(entry, code, defaultCode)
    .map(({ field }) => field)
    .filter(
      (field) =>
        FRAME.has(type) ||
        IN_MENUS.has(field) ||
        type === 'contactPageContent' ||
        type === 'siteRequirements' ||
        (type === 'machine' && MACHINE_FACTS.has(field)),
    );
}

function hasWords(entry: ContentfulEntry, code: string): boolean {
  return wordsOf(entry).some(
    ([field, values]) => !IN_MENUS.has(field) && Object.hasOwn(values, code),
  );
}

function wordsOf(entry: ContentfulEntry): [field: string, values: Record<string, unknown>][] {
  const type = contentTypeOf(entry);
  return Object.entries(entry.fields).flatMap(([field, values]) => {
    if (!isRecord(values)) return [];
    const all = Object.values(values);
    const isFact = type === 'machine' && MACHINE_FACTS.has(field) && WORDS.test(all.join(' '));
    return isFact || (isWordField(type, field) && all.some(isText)) ? [[field, values]] : [];
  });
}
