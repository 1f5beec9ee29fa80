import { loadAbout } from '../about/load-about.server.ts';
import { loadContactPage } from '../contact/load-contact-page.server.ts';
import type { ContentReader } from '../content-reader.ts';
import { loadLegal } from '../legal/load-legal.server.ts';
import { loadedFrom } from '../loaded-from.ts';
import { valueOf, type Loaded } from '../loaded.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { isRecord } from '../is-record.ts';
import { asBuiltIn } from '../locales/built-in-words.ts';
import type { PageLanguage } from '../locales/language.ts';
import { readTranslation, translationOf } from '../locales/translation.ts';
import { ifTypeExists } from '../queries/if-type-exists.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { readPages, textsQuery } from '../queries/whole-list.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import { MAIN_PAGES } from '../site-pages/main-pages.ts';
import { builtInEntries, CONTENT_KINDS, standInEntries } from '../kinds/content-kinds.server.ts';
import { KIND_NAMES, SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import type { SearchCopy } from './search-copy.ts';
import type { SearchDocument, SearchText } from './search-document.ts';
import { foundFrom, MAX_TEXT_CHARACTERS, questionDocument, textOf } from './to-search-document.ts';

/** What is searched beside content: words of the main pages, and which entries settings name. */
export type SearchSettings = {
  copy: SearchCopy;
  contactEntryIds: readonly string[];
  aboutEntryId: string | null;
};

const INCLUDE_DEPTH = 2;

/**
 * Everything published that can be found. Failed when a part of the site could not be read: a list that lacks it would
 * say of existing pages that there are none.
 */
export function loadSearchDocuments(
  reader: ContentReader,
  settings: SearchSettings,
): Promise<Loaded<SearchDocument[]>> {
  const read = async () => {
    const listed = await Promise.all(
      KIND_NAMES.map(async (kind) => [
        ...(await ifTypeExists(readDocuments(reader, kind, settings.copy), [])),
        ...documentsOf(kind, await standInEntries(reader, kind), settings.copy, reader),
      ]),
    );
    return eachOnce(
      [...listed.flat(), ...(await readMainDocuments(reader, settings))],
      reader.language,
    );
  };
  const builtIn = async () =>
    eachOnce(
      [
        ...KIND_NAMES.flatMap((kind) =>
          documentsOf(kind, builtInEntries(reader, kind), settings.copy, reader),
        ),
        ...(await readMainDocuments(reader, settings)),
      ],
      reader.language,
    );
  if (!reader.configured)
    return builtIn().then((value) => ({ status: 'fallback', value, reason: 'not-configured' }));
  return loadedFrom(reader, read);
}

function documentsOf(
  kind: SlugKind,
  entries: ReturnType<typeof builtInEntries>,
  copy: SearchCopy,
  reader: ContentReader,
): SearchDocument[] {
  return asBuiltIn(entries, reader.language).flatMap((entry) =>
    CONTENT_KINDS[kind].documents(entry, copy, reader),
  );
}

/** Of two entries with one slug the page shows the first by id, and so does the search. */
function eachOnce(
  documents: readonly SearchDocument[],
  page: PageLanguage | null,
): SearchDocument[] {
  const first = new Map<string, SearchDocument>();
  for (const document of documents)
    if (!first.has(document.path)) first.set(document.path, foundFrom(document, page));
  return [...first.values()];
}

async function readDocuments(
  reader: ContentReader,
  kind: SlugKind,
  copy: SearchCopy,
): Promise<SearchDocument[]> {
  const { to, documents: toDocuments, questions } = CONTENT_KINDS[kind];
  const documents: SearchDocument[] = [];
  const query = { ...textsQuery(reader, SLUG_KINDS[kind].contentType), include: INCLUDE_DEPTH };
  for await (const answer of readPages(reader, query)) {
    // What is wrong with an entry is told where its page is made.
    const context = { ...mappingContext(reader, answer.links), report: () => undefined };
    for (const thing of mapEntries(answer.items, context, to)) {
      const [own, ...more] = toDocuments(thing, copy, reader);
      if (!own) continue;
      const slugs = Object.values(readTranslation(thing)?.slugs ?? {});
      const asked = questions?.(thing, reader) ?? [];
      documents.push(
        slugs.length === 0 ? own : { ...own, otherPaths: slugs.map(SLUG_KINDS[kind].href) },
        ...more,
        ...asked.map(({ item, anchor }) => questionDocument(item, { path: own.path, anchor })),
      );
    }
  }
  return documents;
}

/** The pages that are not one entry's own, and the questions of the contact page. */
async function readMainDocuments(
  reader: ContentReader,
  { copy, contactEntryIds, aboutEntryId }: SearchSettings,
): Promise<SearchDocument[]> {
  const [contact, about, legal, ...own] = await Promise.all([
    loadContactPage(reader, contactEntryIds),
    loadAbout(reader, aboutEntryId),
    loadLegal(reader),
    ...MAIN_PAGES.map((page) => readOwnWords(reader, page)),
  ]);
  const legalTexts = valueOf(legal);
  const bodies: Readonly<Record<string, SearchText[]>> = {
    '/about': [textOf(valueOf(about)?.body)],
    '/privacy': [textOf(legalTexts?.privacy)],
    '/terms': [textOf(legalTexts?.terms)],
  };
  const { foreign } = copy;
  const main = Object.entries(copy.pages).map(([path, words]): SearchDocument => {
    const { title, description: summary, keywords: headings } = words;
    const page = MAIN_PAGES.find((each) => each.path === path);
    const picture =
      page && 'scene' in page ? { url: page.scene, alt: '', width: null, height: null } : null;
    const body = bodies[path] ?? own[MAIN_PAGES.findIndex((each) => each.path === path)] ?? [];
    const languages = { title: foreign, summary: foreign };
    return { path, kind: 'page', title, headings, summary, body, picture, languages };
  });
  const questions = (valueOf(contact)?.faq ?? []).map((item) =>
    questionDocument(item, { path: '/contact', anchor: 'faq' }),
  );
  return [...main, ...questions];
}

/**
 * The sentences of a page's own entry: texts with a space in them; the others are names and addresses. Of pages that
 * depend on one entry only the first shows its words.
 */
async function readOwnWords(
  reader: ContentReader,
  { path, contentType }: (typeof MAIN_PAGES)[number],
): Promise<SearchText[]> {
  const first = MAIN_PAGES.find((page) => page.contentType === contentType);
  if (!reader.configured || first?.path !== path) return [];
  const found = await readSingleEntry(reader, contentType);
  if (found === null) return [];
  const { entry } = found;
  const languages = translationOf(entry)?.words;
  return Object.entries(fieldsOf(entry)).flatMap(([field, value]) =>
    (isRecord(value) ? [plainTextOf(value, MAX_TEXT_CHARACTERS)] : [value].flat())
      .filter((text) => typeof text === 'string')
      .filter((text) => text.trim().includes(' '))
      .map((text) => ({ text, language: languages?.[field] })),
  );
}
