import { expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { buildSearchIndex } from './search-index.ts';

const page = (path: string, texts: Partial<SearchDocument>): SearchDocument => ({
  path,
  kind: 'machine',
  title: path,
  headings: '',
  summary: '',
  body: '',
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
        body: 'Both cabinets, each cabinet, cabinets.',
      }),
      page('/chill', { title: 'Chill Locker', summary: 'Cool cells for grocery orders.' }),
      ...Array.from({ length: 8 }, (_, at) => page(`/other-${at}`, { body: 'Beside a locker.' })),
    ],
    { synonyms: [], bestBets: [] },
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
