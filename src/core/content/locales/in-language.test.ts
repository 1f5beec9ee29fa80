import { fc } from '#tests/support/property.ts';
import { expect, test } from 'vitest';
import { fieldsOf } from '../mapping/read-fields.ts';
import { readEntryBySlug } from '../queries/read-single-entry.ts';
import { hostileSpace } from '../tests/hostile-values.ts';
import { inLanguage } from './in-language.ts';
import { toLanguages } from './language.ts';
import { translationOf } from './translation.ts';
import { openSpace, readIn } from './test-support/read-in.ts';

const PRODUCTS = {
  contentType: 'productType',
  filters: { 'fields.displayOrder[gte]': 1 },
  order: ['fields.displayOrder', 'sys.id'],
  include: 1,
};

test('a site with one language sends what it always sent, whatever language it is asked in', async () => {
  const { open, asked } = await openSpace(null);
  const ask = async (reader: Awaited<ReturnType<typeof readIn>>) => {
    await reader.readEntries(PRODUCTS);
    await reader.readEntry('snacks', 1);
    await reader.readAsset('picture');
    await readEntryBySlug(reader, 'productType', 'nowhere', 0);
    return asked();
  };
  const { source } = open();
  const reader = await readIn(source, 'en-US');
  asked();
  const inLanguage = await ask(reader);
  expect(inLanguage).toEqual(await ask(open().source.reader()));
  expect(inLanguage).toHaveLength(4);
  expect(inLanguage.join()).not.toContain('locale');
});

test('every type is read in the language, each value with its fallback', async () => {
  const { source } = (await openSpace()).open();
  const titles = async (code: string) => {
    const { items } = await (await readIn(source, code)).readEntries(PRODUCTS);
    return items.map(({ fields }) => fields['title']);
  };
  expect(await titles('en-US')).toEqual(['Snacks', 'Drinks', 'Lockers', 'Coolers']);
  const german = ['Snacks und Süßes', 'Getränke', 'Lockers', 'Kühler'];
  expect(await titles('de')).toEqual(german);
  expect(await titles('de-CH')).toEqual(german);
  expect(await titles('ar')).toEqual(['وجبات خفيفة', 'Drinks', 'Lockers', 'Coolers']);
  expect(new Set(await titles('fr'))).toEqual(new Set([undefined]));
});

test('what is no word comes from the default where the language has no value of its own', async () => {
  const { source } = (await openSpace()).open();
  const reader = await readIn(source, 'fr');
  const found = await reader.readEntry('snacks', 1);
  expect(found?.entry.fields).toMatchObject({
    displayOrder: 1,
    slug: 'snacks',
    showOnHomepage: true,
    image: { sys: { id: 'picture' } },
  });
  expect(found?.entry.fields).not.toHaveProperty('description');
  expect(found?.links.entry('shelf')?.fields).toEqual({ icon: 'box' });
  expect(fieldsOf(found?.links.asset('picture'))['file']).toHaveProperty('url');
  expect(fieldsOf(await reader.readAsset('picture'))['file']).toHaveProperty('url');
});

test('all languages share one answer, and its entries are made once for each', async () => {
  const { open, asked } = await openSpace();
  const { source } = open();
  const german = await readIn(source, 'de');
  asked();
  const first = await german.readEntries(PRODUCTS);
  const again = await (await readIn(source, 'de')).readEntries(PRODUCTS);
  const arabic = await (await readIn(source, 'ar')).readEntries(PRODUCTS);
  expect(asked()).toEqual([expect.stringContaining('locale=*')]);
  expect(again.items[0]).toBe(first.items[0]);
  expect(arabic.items[0]).not.toEqual(first.items[0]);
  expect(german.recallEntries(PRODUCTS)?.items).toEqual(first.items);
});

test('an entry says in which language the words of each field are, and where all are its own', async () => {
  const { source } = (await openSpace()).open();
  const reader = await readIn(source, 'de-CH');
  const { items, links } = await reader.readEntries(PRODUCTS);
  expect(items.slice(0, 3).map(translationOf)).toEqual([
    {
      words: { title: 'de', description: 'de' },
      wholeIn: ['de', 'en-US', 'ar'],
      announcedIn: ['de', 'en-US', 'ar'],
      slugs: {
        de: 'suesses',
        'de-CH': 'suesses',
        'en-US': 'snacks',
        fr: 'snacks',
        ar: 'snacks-ar',
      },
    },
    {
      words: { title: 'de', description: 'en-US' },
      wholeIn: ['en-US'],
      announcedIn: ['de', 'en-US'],
      slugs: expect.objectContaining({ de: 'drinks', 'en-US': 'drinks' }),
    },
    {
      words: { title: 'en-US' },
      wholeIn: ['en-US'],
      announcedIn: ['en-US'],
      slugs: expect.anything(),
    },
  ]);
  expect(translationOf(links.entry('shelf') ?? {})).toMatchObject({
    wholeIn: ['de', 'en-US'],
    slugs: null,
  });
});

test('an entry is found by its slug in the language of the page, then in any other', async () => {
  const { open, asked } = await openSpace();
  const { source } = open();
  const find = async (code: string, slug: string) => {
    const reader = await readIn(source, code);
    asked();
    const found = await readEntryBySlug(reader, 'productType', slug, 0);
    return [found?.entry.sys.id, found?.entry.fields['slug'], asked().length];
  };
  expect(await find('de', 'suesses')).toEqual(['snacks', 'suesses', 1]);
  expect(await find('en-US', 'snacks')).toEqual(['snacks', 'snacks', 1]);
  expect(await find('de', 'snacks-ar')).toEqual(['snacks', 'suesses', 5]);
  expect((await find('en-US', 'suesses')).slice(0, 2)).toEqual(['snacks', 'snacks']);
  expect((await find('ar', 'lockers')).slice(0, 2)).toEqual(['lockers', 'lockers']);
  expect((await find('ar', 'nothing'))[0]).toBeUndefined();
});

test('an answer of any shape is read without a failure', () => {
  const languages = toLanguages(
    [
      { code: 'en', name: '', default: true, fallbackCode: null },
      { code: 'de', name: '', default: false, fallbackCode: 'en' },
    ],
    ['de'],
  );
  const page = { language: languages.public[1]!, languages };
  const space = hostileSpace(['productType'], ['title', 'slug', 'image', '__proto__']);
  const isRead = fc.property(space, fc.boolean(), ({ entries = [], assets = [] }, published) => {
    const byLocale = <E extends { fields: Record<string, unknown> }>(entity: E) => ({
      ...entity,
      fields: Object.fromEntries(
        Object.entries(entity.fields ?? {}).map(([field, value], at) => [
          field,
          at % 3 === 0 ? value : { [at % 2 ? 'de' : 'en']: value },
        ]),
      ),
    });
    const items = entries.map(byLocale);
    const files = assets.map((asset) => {
      const sys = { ...asset.sys, contentType: null };
      return byLocale({ ...asset, sys });
    });
    const answer = { items, entries: [], assets: files, total: items.length, unresolved: [] };
    const read = inLanguage(answer, page, published);
    expect(read.items.length).toBeLessThanOrEqual(items.length);
    expect(read.assets).toHaveLength(files.length);
  });
  fc.assert(isRead, { numRuns: 200 });
});

test('drafts are read in the language, too', async () => {
  const { open, emulator } = await openSpace();
  emulator.edit('drinks', 'title', 'Erfrischungen', 'de');
  const reader = await readIn(open().source, 'de', { preview: true });
  expect((await reader.readEntry('drinks', 0))?.entry.fields['title']).toBe('Erfrischungen');
});

test('with locale-based publishing, what is not published in a language is not in its lists', async () => {
  const { open } = await openSpace();
  const { source } = open({ localeBasedPublishing: true });
  const read = async (code: string) => {
    const reader = await readIn(source, code);
    const { items } = await reader.readEntries(PRODUCTS);
    const settings = await reader.readEntries({ contentType: 'siteSettings' });
    return [...items, ...settings.items].map(({ sys }) => sys.id);
  };
  expect(await read('en-US')).toEqual(['snacks', 'drinks', 'lockers', 'coolers', 'settings']);
  expect(await read('de')).toEqual(['snacks', 'drinks', 'settings']);
  expect(await read('ar')).toEqual(['snacks', 'settings']);
  const arabic = await (await readIn(source, 'ar')).readEntries(PRODUCTS);
  // Published without a word of its own, which the service's answer does not tell from unpublished.
  expect(arabic.links.entry('shelf')).toBeUndefined();
  expect(arabic.links.asset('picture')).toBeDefined();
});
