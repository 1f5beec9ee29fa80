import { expect, it } from 'vitest';
import { openSpace, readIn } from '../locales/test-support/read-in.ts';
import { valueOf } from '../loaded.ts';
import { loadSearchDocuments } from './load-search-documents.server.ts';
import { NO_COPY } from './test-support/no-copy.ts';

const PAGES = { '/contact': { title: 'Contact', description: 'Form', keywords: '' } };

/** Every product and main page of the space in languages as the search of one of them has it. */
async function documentsIn(code: string, foreign?: string) {
  const { open } = await openSpace();
  const copy = { ...NO_COPY, foreign, pages: PAGES };
  const settings = { copy, contactEntryIds: [], aboutEntryId: null };
  const found = valueOf(await loadSearchDocuments(await readIn(open().source, code), settings))!;
  return new Map(found.map((document) => [document.path, document]));
}

it('has what is translated under its own address, and marks what falls back', async () => {
  const documents = await documentsIn('de');
  const whole = documents.get('/products/suesses')!;
  expect(whole.title).toBe('Snacks und Süßes');
  expect(whole.languages).toBeUndefined();
  expect(whole.otherPaths).toContain('/products/snacks');
  const partly = documents.get('/products/drinks')!;
  expect([partly.title, partly.languages]).toEqual([
    'Getränke',
    { title: undefined, summary: 'en-US' },
  ]);
  expect(documents.get('/products/lockers')!.languages).toMatchObject({ title: 'en-US' });
});

it('marks the site’s own words where it has none in the language', async () => {
  const languageOf = async (foreign?: string) =>
    (await documentsIn('fr', foreign)).get('/contact')!.languages?.title;
  expect(await languageOf('en')).toBe('en');
  expect(await languageOf()).toBeUndefined();
});

it('marks what is built in', async () => {
  const documents = await documentsIn('de', 'en');
  const [goal] = [...documents.values()].filter(({ kind }) => kind === 'goal');
  expect(goal).toMatchObject({ languages: { title: 'en', summary: 'en' } });
  expect(goal!.body.map(({ language }) => language)).toEqual(['en']);
});

it('marks nothing on a site with one language', async () => {
  const { open } = await openSpace(null);
  const settings = { copy: NO_COPY, contactEntryIds: [], aboutEntryId: null };
  const found = valueOf(await loadSearchDocuments(open().source.reader(), settings))!;
  expect(found.filter(({ languages, otherPaths }) => languages || otherPaths)).toEqual([]);
});
