import { startEmulator, type Emulator } from 'contentful-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { sampleInLanguages } from '#tests/support/sample-in-languages.ts';
import { openPatiently } from '../reading/test-support/create-test-source.ts';
import { loadPost } from '../blog/load-post.server.ts';
import { loadHomePage } from '../home/load-home-page.server.ts';
import type { Languages } from '../locales/language.ts';
import { loadLanguages } from '../locales/load-languages.server.ts';
import { loadIndexedPages } from '../site-pages/load-indexed-pages.server.ts';
import { isWhollyIn, pageAnnouncedIn, readTranslation } from '../locales/translation.ts';
import { isRecord } from '../is-record.ts';
import { loadProduct, loadProducts } from '../products/load-products.server.ts';
import { allLoads } from './all-loads.ts';
import { expectSafeContent } from './safe-content.ts';

/** Slugs in German where there are any, in English where not. */
const LOOKUPS = {
  product: 'lebensmittel',
  goal: 'flotte-steuern',
  machine: 'option-2-wall-mount',
  technology: 'management-software',
  post: 'routes-by-need',
  page: 'break-rooms',
};

let emulator: Emulator;
let languages: Languages;
beforeAll(async () => {
  emulator = await startEmulator({ space: sampleInLanguages() });
  languages = await loadLanguages(openPatiently(emulator).reader());
});
afterAll(() => emulator.close());

function readerIn(code: string) {
  const language = languages.public.find((each) => each.code === code);
  if (!language) throw new Error(`${code} is not public`);
  const reader = openPatiently(emulator).reader();
  reader.speak({ language, languages });
  return reader;
}

/** A mapped value without what it says of languages, which its shape does not know. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return value;
  const { translation: _, altLanguage: __, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, plain(part)]));
}

// The footer's logo is an asset that a setting names.
const loads = allLoads(LOOKUPS).filter(({ name }) => name !== 'footer logo');

describe.each(loads)('$name in another language', ({ load, schema }) => {
  it('is live and of its type in each', () =>
    checkEach(['de', 'ar'], async (code) => {
      const reader = readerIn(code);
      const loaded = await load(reader);
      expect(reader.trace().failures).toEqual([]);
      if (loaded.status !== 'live') throw new Error(`The answer is ${loaded.status}`);
      expect(schema.safeParse(plain(loaded.value)).error?.message).toBeUndefined();
      expectSafeContent(loaded.value);
    }));
});

describe('the sample in languages', () => {
  it('has its home page in all of them', async () => {
    const titles = await Promise.all(
      ['en-US', 'de', 'ar'].map(async (code) => {
        const home = await loadHomePage(readerIn(code));
        expect(home.status === 'live' && isWhollyIn(home, { code })).toBe(true);
        return home.status === 'live' && home.value;
      }),
    );
    expect(new Set(titles.map((home) => JSON.stringify(plain(home)))).size).toBe(3);
  });

  it('has a product in full, with its machines, and posts in English', async () => {
    const product = await loadProduct(readerIn('de'), 'grocery');
    if (product.status !== 'live') throw new Error(product.status);
    expect(product.value).toMatchObject({ title: 'Lebensmittel', slug: 'lebensmittel' });
    expect(product.value.recommendedMachines.length).toBeGreaterThan(0);
    expect(isWhollyIn({ loaded: product }, { code: 'de' })).toBe(true);
    const post = await loadPost(readerIn('de'), 'routes-by-need');
    expect([post.status, isWhollyIn({ loaded: post }, { code: 'de' })]).toEqual(['live', false]);
    // A picture that it shows has a title in German; the post is not.
    expect(pageAnnouncedIn({ loaded: post })).not.toContain('de');
  });

  // Seen failing: every page of the default language stood there.
  it('lists in another language the pages that have words of it', async () => {
    const pathsIn = async (code: string) => {
      const pages = await loadIndexedPages(readerIn(code), { aboutEntryId: null });
      if (pages.status !== 'live') throw new Error(pages.status);
      return Object.values(pages.value).flatMap((list) => list.map(({ path }) => path));
    };
    const english = await pathsIn('en-US');
    const german = await pathsIn('de');
    expect(german).toEqual(expect.arrayContaining(['/', '/contact', '/products/lebensmittel']));
    expect(english).toContain('/blog/routes-by-need');
    expect(german).not.toContain('/blog/routes-by-need');
    expect(await pathsIn('ar')).not.toContain('/blog/routes-by-need');
  });

  it('keeps the order of its lists in every language', async () => {
    const ids = await Promise.all(
      ['en-US', 'de', 'ar'].map(async (code) => {
        const products = await loadProducts(readerIn(code));
        if (products.status !== 'live') throw new Error(products.status);
        expect(products.value.every((card) => readTranslation(card) !== null)).toBe(true);
        return products.value.map(({ id }) => id).join();
      }),
    );
    expect(new Set(ids).size).toBe(1);
  });
});
