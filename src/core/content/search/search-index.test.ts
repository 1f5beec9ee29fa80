import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { SearchDocument } from './search-document.ts';
import { buildSearchIndex } from './search-index.ts';
import { searchLanguage } from './search-language.ts';

const page = (path: string, texts: Partial<SearchDocument>): SearchDocument => ({
  path,
  kind: 'machine',
  title: path,
  headings: '',
  summary: '',
  body: [],
  picture: null,
  ...texts,
});

/** Paths in the order in which a site finds them that calls many things lockers and one a cabinet. */
async function orderOf(query: string): Promise<string[]> {
  const index = await buildSearchIndex(
    [
      page('/ten', { title: 'Locker 10 Cell', headings: 'Smart locker.' }),
      page('/twin', {
        title: 'Twin',
        headings: 'Cabinets cooled by themselves. Two cabinets.',
        summary: 'Two cabinets with one basket.',
        body: [{ text: 'Both cabinets, each cabinet, cabinets.' }],
      }),
      page('/chill', { title: 'Chill Locker', summary: 'Cool cells for grocery orders.' }),
      ...Array.from({ length: 8 }, (_, at) =>
        page(`/other-${at}`, { body: [{ text: 'Beside a locker.' }] }),
      ),
    ],
    { synonyms: [], bestBets: [] },
    searchLanguage('en'),
  );
  return index.find(query).hits.map(({ document }) => document.path);
}

it('shows what is named as was asked before what only another word finds, however rare', async () => {
  const order = await orderOf('locker');
  expect(order.slice(0, 2).toSorted()).toEqual(['/chill', '/ten']);
  expect(order).toContain('/twin');
});

it('shows what has the word itself first, too, where that is the rare one', async () => {
  expect((await orderOf('cabinet'))[0]).toBe('/twin');
});

/** Paths that a search in a language finds among pages that have these titles, best first. */
async function found(
  code: string,
  query: string,
  titles: Record<string, Partial<SearchDocument> | string>,
) {
  const documents = Object.entries(titles).map(([path, texts]) =>
    page(path, typeof texts === 'string' ? { title: texts } : texts),
  );
  const lists = { synonyms: [], bestBets: [{ words: ['preis'], path: '/divi-wp' }] };
  const index = await buildSearchIndex(documents, lists, searchLanguage(code));
  const { hits, correctedQuery } = index.find(query);
  return { paths: hits.map(({ document }) => document.path), correctedQuery };
}

const GERMAN = {
  '/kuehl': 'Kühlautomat',
  '/aussen': 'Außenautomat mit Dach',
  '/post': { title: 'Winter', body: [{ text: 'Ein Locker draußen.' }] },
};

it('finds what is written as one word by its parts, and without the letters that a keyboard lacks', () =>
  checkEach(
    [
      ['kuehlautomat', ['/kuehl']],
      ['KUEHL', ['/kuehl']],
      ['Aussenautomat', ['/aussen']],
      ['automat', ['/kuehl', '/aussen']],
      ['Lebensmittelautomat', ['/kuehl', '/aussen']],
    ],
    async (query, paths) =>
      expect((await found('de', query, GERMAN)).paths.slice(0, paths.length).toSorted()).toEqual(
        paths.toSorted(),
      ),
  ));

// Seen failing: nothing, for no text has both parts as they stand.
it('finds a compound by what else is said for its parts', async () => {
  const documents = {
    '/outdoors': { title: 'Divi', body: [{ text: 'Ein Verkaufsautomat, der im Freien steht.' }] },
    '/indoors': { title: 'Duo', body: [{ text: 'Ein Verkaufsautomat für Räume.' }] },
    '/shelter': { title: 'Ein Dach für draußen' },
  };
  for (const query of ['Außenautomat', 'Aussenautomaten'])
    expect((await found('de', query, documents)).paths[0]).toBe('/outdoors');
});

it('corrects nothing that is only spelt without those letters', async () => {
  expect((await found('de', 'kuehlautomat', GERMAN)).correctedQuery).toBeNull();
  expect(
    (await found('de', 'Kühlautomat', { '/ascii': 'Kuehlautomat' })).correctedQuery,
  ).toBeNull();
});

it('finds any part of a word where words are not parted', async () => {
  const titles = { '/divi': '户外自动售货机', '/locker': '智能储物柜' };
  for (const query of ['户外', '售货机', '货', '自动售'])
    expect((await found('zh-Hans-CN', query, titles)).paths, query).toEqual(['/divi']);
  expect((await found('zh-Hans-CN', '物柜', titles)).paths).toEqual(['/locker']);
});

it('corrects a slip in the letters of the texts, and nothing that is meant as it stands', async () => {
  const corrected = async (code: string, query: string, title: string) =>
    (await found(code, query, { '/a': title })).correctedQuery;
  expect(await corrected('de', 'Külautomat', 'Kühlautomat')).toBe('kühlautomat');
  expect(await corrected('ar', 'الخزائم', 'الخزائن الذكية')).toBe('الخزائن');
  expect(await corrected('en', 'casier', 'Easier to fill')).toBeNull();
  expect(await corrected('en', 'R291', 'R290')).toBeNull();
  expect(await corrected('zh-Hans-CN', '户处', '户外')).toBeNull();
});

it('finds a measure in whatever unit it is looked for, before what only has its words', async () => {
  const machines = {
    '/cool': {
      title: 'Cool',
      facts: [{ text: 'Dimensions: 1,000 × 880 × 1,830 mm. Weight: 340 kg.' }],
    },
    '/warm': {
      title: 'Warm',
      facts: [{ text: 'Weight: 310 kg.' }],
      body: [{ text: 'Room for 7.' }],
    },
  };
  for (const query of ['39.4 in', '750 lb', '1.83 m', '72 inches high'])
    expect((await found('en', query, machines)).paths[0], query).toBe('/cool');
  expect((await found('en', '7 in', machines)).paths).toEqual(['/warm']);
});

it('shows the page that an owner names by its address in another language first', async () => {
  const { paths } = await found('de', 'Preis', {
    '/aussenautomat': { title: 'Außenautomat', otherPaths: ['/divi-wp'] },
    '/preis': 'Preis',
  });
  expect(paths).toEqual(['/aussenautomat', '/preis']);
});
