import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { ContentSource } from '#content/contentful/content-source.server.ts';
import { valueOf } from '#content/loaded.ts';
import { loadSearchDocuments } from '#content/search/load-search-documents.server.ts';
import { buildSearchIndex, type SearchIndex } from '#content/search/search-index.ts';
import { loadSiteSettings } from '#content/site-settings/load-site-settings.server.ts';
import { searchPages } from '#copy/search-pages.ts';
import { englishWording } from '#copy/wordings.ts';
import { withTypingError } from './typing-errors.ts';

type Judged = { query: string; right: string[] };

const JUDGED = JSON.parse(
  readFileSync(new URL('judged-queries.json', import.meta.url), 'utf8'),
) as Judged[];

/** The right page is among so many. */
const FIRST = 3;
/** Each query is mistyped in this many ways. */
const SEEDS = [1, 2, 3, 4, 5];

let emulator: Emulator;
let index: SearchIndex;

beforeAll(async () => {
  const space = new URL('../../build/space/sample-space.json', import.meta.url);
  emulator = await startEmulator({ space, port: 0, previewPort: 0 });
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
  const settings = { pages: searchPages(englishWording), contactEntryIds: [], aboutEntryId: null };
  const documents = valueOf(await loadSearchDocuments(source.reader(), settings));
  const lists = valueOf(await loadSiteSettings(source.reader()));
  index = await buildSearchIndex(documents!, {
    synonyms: lists!.searchSynonyms,
    bestBets: lists!.searchBestBets,
  });
  await source.close();
});
afterAll(() => emulator.close());

const firstFor = (query: string) =>
  index
    .find(query)
    .hits.slice(0, FIRST)
    .map(({ document }) => document.path);

const isRight = (query: string, right: readonly string[]) =>
  firstFor(query).some((path) => right.includes(path.split('#')[0]!));

function report(misses: readonly { query: string; right: string[] }[], of: number): number {
  for (const { query, right } of misses)
    console.info(`“${query}”: not ${right.join(' or ')} but ${firstFor(query).join(', ')}`);
  const share = 1 - misses.length / of;
  console.info(`${of - misses.length} of ${of} (${(share * 100).toFixed(1)} %)`);
  return share;
}

test('of sixty queries 95 % find the right page among the first three', () => {
  expect(JUDGED).toHaveLength(60);
  const misses = JUDGED.filter(({ query, right }) => !isRight(query, right));
  expect(report(misses, JUDGED.length)).toBeGreaterThanOrEqual(0.95);
});

test('with a typing error 90 % do', () => {
  const mistyped = SEEDS.flatMap((seed) =>
    JUDGED.map(({ query, right }) => ({ query: withTypingError(query, seed), right })),
  );
  const misses = mistyped.filter(({ query, right }) => !isRight(query, right));
  expect(report(misses, mistyped.length)).toBeGreaterThanOrEqual(0.9);
});
