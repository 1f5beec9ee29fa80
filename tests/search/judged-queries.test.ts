import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { ContentSource } from '#content/reading/content-source.server.ts';
import { valueOf } from '#content/loaded.ts';
import { toLanguages } from '#content/locales/language.ts';
import { loadSearchDocuments } from '#content/search/load-search-documents.server.ts';
import { buildSearchIndex, type SearchIndex } from '#content/search/search-index.ts';
import { searchLanguage } from '#content/search/search-language.ts';
import { loadSiteSettings } from '#content/site-settings/load-site-settings.server.ts';
import { searchCopy } from '#copy/search-copy.ts';
import { wordingFor } from '#copy/wordings.ts';
import { withTypingError } from './typing-errors.ts';
import { SPACE_FILE } from '#space/space-file.ts';

/** A search, in English unless it says otherwise, with the pages that somebody who types it would be glad of. */
type Judged = { query: string; language?: 'en' | 'de'; right: string[] };

const readJudged = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Judged[];

const JUDGED = readJudged('judged-queries.json');
/** Facts, units, documents and tools, and searches in German. */
const DETAILS = readJudged('judged-details.json');

/** The right page is among so many. */
const FIRST = 3;
/** Each query is mistyped in this many ways. */
const SEEDS = [1, 2, 3, 4, 5];

const emulators: Emulator[] = [];
let indexes: Record<'en' | 'de', SearchIndex>;

/** The index of a space in one of its languages. */
async function indexOf(space: object | string, code: string): Promise<SearchIndex> {
  const emulator = await startEmulator({ space, port: 0, previewPort: 0 });
  emulators.push(emulator);
  const source = new ContentSource({
    credentials: {
      spaceId: emulator.spaceId,
      deliveryToken: emulator.deliveryToken,
      previewToken: emulator.previewToken,
      environmentId: emulator.environment,
      host: emulator.host,
      insecure: true,
    },
    snapshotDir: null,
    log: () => undefined,
    deadlineMs: 60_000,
  });
  const reader = source.reader();
  const languages = toLanguages(await reader.readLocales(), [code]);
  const language = languages.public.find((each) => each.code === code)!;
  reader.speak({ language, languages });
  const copy = searchCopy(wordingFor(code));
  const settings = { copy, contactEntryIds: [], aboutEntryId: null };
  const documents = valueOf(await loadSearchDocuments(reader, settings));
  const { searchSynonyms: synonyms, searchBestBets: bestBets } = valueOf(
    await loadSiteSettings(reader),
  )!;
  await source.close();
  return buildSearchIndex(documents!, { synonyms, bestBets }, searchLanguage(copy.language));
}

beforeAll(async () => {
  const [en, de] = await Promise.all([indexOf(SPACE_FILE, 'en-US'), indexOf(SPACE_FILE, 'de')]);
  indexes = { en, de };
});
afterAll(() => Promise.all(emulators.map((emulator) => emulator.close())));

const firstFor = ({ query, language = 'en' }: Judged) =>
  indexes[language]
    .find(query)
    .hits.slice(0, FIRST)
    .map(({ document }) => document.path);

const isRight = (judged: Judged) =>
  firstFor(judged).some((path) => judged.right.includes(path.split('#')[0]!));

/** The share that finds a right page, the others named. */
function shareOf(judged: readonly Judged[]): number {
  const misses = judged.filter((each) => !isRight(each));
  for (const miss of misses)
    console.info(
      `“${miss.query}”: not ${miss.right.join(' or ')} but ${firstFor(miss).join(', ')}`,
    );
  const share = 1 - misses.length / judged.length;
  console.info(
    `${judged.length - misses.length} of ${judged.length} (${(share * 100).toFixed(1)} %)`,
  );
  return share;
}

test('of sixty queries 95 % find the right page among the first three', () => {
  expect(JUDGED).toHaveLength(60);
  expect(shareOf(JUDGED)).toBeGreaterThanOrEqual(0.95);
});

test('of sixty for facts, units, documents and tools, and in German, 95 % do', () => {
  expect(DETAILS).toHaveLength(60);
  expect(shareOf(DETAILS)).toBeGreaterThanOrEqual(0.95);
});

test('with a typing error 90 % do', () => {
  const mistyped = SEEDS.flatMap((seed) =>
    JUDGED.map((judged) => ({ ...judged, query: withTypingError(judged.query, seed) })),
  );
  expect(shareOf(mistyped)).toBeGreaterThanOrEqual(0.9);
});
