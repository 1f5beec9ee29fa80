import { expect, test } from 'vitest';
import type { SiteLanguage } from '#content/locales/page-language.ts';
import { alternates, canonicalAddress, translatedPath } from './alternates.ts';
import type { SeoSite } from './structured-data.ts';

const languages: SiteLanguage[] = [
  { code: 'en-US', name: 'English', base: '', isDefault: true },
  { code: 'de', name: 'Deutsch', base: '/de', isDefault: false },
  { code: 'ar', name: 'العربية', base: '/ar', isDefault: false },
];
const [english, german, arabic] = languages as [SiteLanguage, SiteLanguage, SiteLanguage];

const siteIn = ({ base }: SiteLanguage): SeoSite => ({
  ...{ siteUrl: 'https://vending.example', siteName: 'Vending', homeName: 'Home', base, languages },
  ...{ language: 'en', logoUrl: null, sameAs: [] },
});

/** What a page shows: a product, a part of it, and a card on its page. */
const shown = ({
  wholeIn = ['en-US', 'de', 'ar'],
  announcedIn = wholeIn,
  part = wholeIn,
}: { wholeIn?: string[]; announcedIn?: string[]; part?: string[] } = {}) => ({
  loaded: {
    status: 'live',
    value: {
      title: 'Snacks',
      translation: {
        ...{ words: {}, wholeIn, announcedIn },
        slugs: { 'en-US': 'snacks', de: 'süßes', ar: 'snacks' },
      },
      parts: [{ translation: { words: {}, wholeIn: part, announcedIn, slugs: null } }],
      cards: [
        {
          translation: {
            ...{ words: {}, wholeIn: [], announcedIn: ['en-US', 'ar'] },
            slugs: { 'en-US': 'duo', de: 'zwei' },
          },
          parts: [{ translation: { words: {}, wholeIn: [], announcedIn: [], slugs: null } }],
        },
      ],
    },
  },
});

/** What a page of several entries shows: its own words, and cards. */
const list = (codes: string[]) => ({
  page: { translation: { words: {}, wholeIn: codes, announcedIn: codes, slugs: null } },
  cards: shown().loaded.value.cards,
});

const linksOf = (language: SiteLanguage, path: string, page: unknown) =>
  alternates(siteIn(language), path, page).map(({ hrefLang, href }) => `${hrefLang} ${href}`);

const SNACKS = [
  'en-US https://vending.example/products/snacks',
  'x-default https://vending.example/products/snacks',
  'de https://vending.example/de/products/s%C3%BC%C3%9Fes',
  'ar https://vending.example/ar/products/snacks',
];

test('every translation of a page names the same ones, itself and a default among them', () => {
  expect(linksOf(english, '/products/snacks', shown())).toEqual(SNACKS);
  expect(linksOf(german, '/products/s%C3%BC%C3%9Fes', shown())).toEqual(SNACKS);
  expect(linksOf(arabic, '/products/snacks', shown())).toEqual(SNACKS);
});

test('the home page of a language has no slash at its end', () => {
  expect(linksOf(german, '/', list(['en-US', 'de', 'ar']))).toEqual([
    'en-US https://vending.example/',
    'x-default https://vending.example/',
    'de https://vending.example/de',
    'ar https://vending.example/ar',
  ]);
});

// Seen failing: cards of other pages took a page that is whole in itself for none.
test('a language that lacks words of the page or of its parts is not named, and names none', () => {
  for (const lacking of [{ wholeIn: ['en-US', 'de'] }, { part: ['de', 'en-US'] }]) {
    expect(linksOf(german, '/products/s%C3%BC%C3%9Fes', shown(lacking))).toEqual(
      SNACKS.slice(0, 3),
    );
    expect(linksOf(arabic, '/products/snacks', shown(lacking))).toEqual([]);
  }
});

test('a page in one language, and a site with one, name none', () => {
  expect(linksOf(english, '/products/snacks', shown({ wholeIn: ['en-US'] }))).toEqual([]);
  expect(alternates({ ...siteIn(english), languages: [] }, '/', {})).toEqual([]);
});

test('a page without a word of its language is that of the default, whatever stands on cards', () => {
  const canonical = (language: SiteLanguage, path: string, page: unknown) =>
    canonicalAddress(siteIn(language), path, page);
  const half = shown({ wholeIn: ['en-US'], announcedIn: ['en-US', 'de'] });
  const address = 'https://vending.example';
  expect(canonical(arabic, '/products/snacks', half)).toBe(`${address}/products/snacks`);
  expect(canonical(german, '/products/s%C3%BC%C3%9Fes', half)).toBe(
    `${address}/de/products/s%C3%BC%C3%9Fes`,
  );
  expect(canonical(german, '/products/s%C3%BC%C3%9Fes', shown({ wholeIn: ['en-US'] }))).toBe(
    `${address}/products/snacks`,
  );
  expect(canonical(arabic, '/blog?page=2', list(['en-US', 'de']))).toBe(`${address}/blog?page=2`);
  expect(canonical(german, '/', list(['en-US', 'de']))).toBe(`${address}/de`);
  expect(linksOf(german, '/', list(['en-US']))).toEqual([]);
  // Built-in words alone are of no page of the owner's.
  expect(canonical(german, '/', {})).toBe(`${address}/`);
});

test('without a whole page in the default language there is no x-default', () => {
  const links = linksOf(german, '/products/snacks', shown({ wholeIn: ['de', 'ar'] }));
  expect(links.map((link) => link.split(' ')[0])).toEqual(['de', 'ar']);
});

test('only the slug that ends the path is translated, and no card of a list', () => {
  const toGerman = (path: string) =>
    translatedPath(german, { path, shown: shown(), own: english.code });
  expect(toGerman('/products/snacks')).toBe('/products/s%C3%BC%C3%9Fes');
  for (const path of ['/', '/products', '/machines/duo', '/snacks/more'])
    expect(toGerman(path)).toBe(path);
});

test('a language without a slug of its own keeps the path', () => {
  const page = { loaded: { value: { translation: { slugs: { 'en-US': 'duo' } } } } };
  const path = '/machines/duo';
  expect(translatedPath(arabic, { path, shown: page, own: english.code })).toBe(path);
});

// Seen failing: each of them ended the page with a URIError.
test.each(['/products/%', '/products/%E0%A4', '/blog?tag=100%', '/products/$&'])(
  '%s, which no slug is, stays as it is',
  (path) => {
    expect(translatedPath(german, { path, shown: shown(), own: english.code })).toBe(path);
    expect(alternates(siteIn(english), path, shown())).toHaveLength(4);
  },
);

test('whatever a slug holds stays one part of the path', () => {
  const slugs = { 'en-US': 'a', de: '../$& /admin?x#y%' };
  const page = { loaded: { value: { translation: { slugs } } } };
  expect(translatedPath(german, { path: '/products/a', shown: page, own: english.code })).toBe(
    '/products/..%2F%24%26%20%2Fadmin%3Fx%23y%25',
  );
});
