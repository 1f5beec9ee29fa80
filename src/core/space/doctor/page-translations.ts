import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { isMenuField, isText, isWordField, mayDiffer } from '#content/locales/word-fields.ts';
import { isRecord } from '#content/is-record.ts';
import { MAIN_PAGES } from '#content/site-pages/main-pages.ts';
import { partsOf } from '#content/site-pages/read-entry-pages.server.ts';
import { contentTypeOf } from '#content/slugs/entry-href.ts';
import { asContentful, ownPath } from './entry-pages.ts';
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
/** In a measure, which is the same in every language unless it has some. */
const WORDS = /\p{Ll}{4}|\p{Lo}/u;

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
  const links = {
    entry: (id: string) => {
      const entry = view.entry(id);
      return entry && asContentful(entry);
    },
  };
  /** An entry with what its page is made of, as the site counts it. */
  const whole = (entry: ContentfulEntry) => {
    const flat = links.entry(entry.sys.id);
    const parts = flat ? partsOf(flat, { links }) : [];
    const ids = new Set(parts.map(({ sys }) => sys.id));
    return [entry, ...[...ids].flatMap((id) => byId.get(id) ?? [])].filter(
      (part) => !FRAME.has(contentTypeOf(part)),
    );
  };
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
        isMenuField(field) ||
        type === 'contactPageContent' ||
        type === 'siteRequirements' ||
        (type === 'machine' && mayDiffer(type, field)),
    );
}

function hasWords(entry: ContentfulEntry, code: string): boolean {
  return wordsOf(entry).some(
    ([field, values]) => !isMenuField(field) && Object.hasOwn(values, code),
  );
}

function wordsOf(entry: ContentfulEntry): [field: string, values: Record<string, unknown>][] {
  const type = contentTypeOf(entry);
  return Object.entries(entry.fields).flatMap(([field, values]) => {
    if (!isRecord(values)) return [];
    const all = Object.values(values);
    const isFact = type === 'machine' && mayDiffer(type, field) && WORDS.test(all.join(' '));
    return isFact || (isWordField(type, field) && all.some(isText)) ? [[field, values]] : [];
  });
}
