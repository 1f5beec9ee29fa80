import { expect, test } from 'vitest';
import { cardPath, pageMeta, type PageMeta } from './page-meta.ts';

const page: PageMeta = {
  title: 'Machines',
  description: 'All machines.',
  path: '/machines',
  siteUrl: 'https://vending.example',
  siteName: 'Vending',
  logoUrl: null,
  sameAs: [],
  language: 'en',
  homeName: 'Home',
  base: '',
  languages: [],
};
const tagsOf = (given: Partial<PageMeta> = {}) => pageMeta({ ...page, ...given });
const contentOf = (name: string, given: Partial<PageMeta> = {}) =>
  tagsOf(given).find((tag) => tag['name'] === name || tag['property'] === name)?.['content'];

test("the title is '{page} | {site}', the home page's the site's own", () => {
  expect(tagsOf()[0]).toEqual({ title: 'Machines | Vending' });
  expect(tagsOf({ title: '' })[0]).toEqual({ title: 'Vending' });
});

test('a page names its canonical address, its card and the card shape in absolute addresses', () => {
  expect(tagsOf()).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://vending.example/machines',
  });
  expect(contentOf('og:image')).toBe('https://vending.example/social/machines.jpg');
  expect(contentOf('og:image:width')).toBe('1200');
  expect(contentOf('og:image:height')).toBe('630');
  expect(contentOf('og:image:alt')).toBe('Machines | Vending');
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(contentOf('og:locale')).toBe('en_US');
});

test.each([{ hidden: true }, { noindex: true }])('a page with %o is not to be kept', (given) => {
  expect(contentOf('robots', given)).toBe('noindex');
  expect(tagsOf(given).some((tag) => tag['rel'] === 'canonical')).toBe(false);
  expect(contentOf('og:image', given)).toBe('https://vending.example/social/site.jpg');
});

test('an indexed page says nothing to robots', () => {
  expect(contentOf('robots')).toBeUndefined();
});

// Seen failing: it said the addresses and the language of a page that search engines are sent away from.
test('a page without a word of its language says nothing of itself there', () => {
  const languages = [
    { code: 'en-US', name: 'English', base: '', isDefault: true },
    { code: 'de', name: 'Deutsch', base: '/de', isDefault: false },
  ];
  const dataOf = (announcedIn: string[]) =>
    tagsOf({
      ...{ languages, base: '/de', language: 'de', structuredData: [{ '@type': 'ItemList' }] },
      shown: { post: { translation: { words: {}, wholeIn: [], announcedIn, slugs: null } } },
    }).flatMap((tag) => (tag['script:ld+json'] as { '@type': string })?.['@type'] ?? []);
  expect(dataOf(['en-US', 'de'])).toEqual(['ItemList']);
  expect(dataOf(['en-US'])).toEqual(['Organization', 'WebSite']);
});

test('a long description is cut at a word, a broken one is one line', () => {
  const cut = String(contentOf('description', { description: 'word '.repeat(60) }));
  expect(cut).toMatch(/^(?:word )+word…$/u);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(contentOf('description', { description: ' One\n\n two ' })).toBe('One two');
});

test('a post is an article with its dates, author and tags', () => {
  const article = {
    publishedAt: '2026-01-01',
    changedAt: '2026-01-02',
    author: 'Ada',
    tags: ['a', 'b'],
  };
  const tags = tagsOf({ article });
  expect(contentOf('og:type', { article })).toBe('article');
  expect(contentOf('article:published_time', { article })).toBe('2026-01-01');
  expect(tags.filter((tag) => tag['property'] === 'article:tag')).toHaveLength(2);
  expect(contentOf('article:author', { article: { ...article, author: '' } })).toBeUndefined();
});

test('a page without structured data of its own names the company and the site', () => {
  const types = (given: Partial<PageMeta>) =>
    tagsOf(given).flatMap((tag) => {
      const data = tag['script:ld+json'] as { '@type': string } | undefined;
      return data ? [data['@type']] : [];
    });
  expect(types({})).toEqual(['Organization', 'WebSite']);
  expect(types({ structuredData: [null] })).toEqual(['Organization', 'WebSite']);
  expect(types({ structuredData: [{ '@type': 'FAQPage' }, null] })).toEqual(['FAQPage']);
});

test.each([
  ['/', '/social/site.jpg'],
  ['/blog?page=2', '/social/blog.jpg'],
  ['/machines/a%20b', '/social/machines/a%20b.jpg'],
])('the card of %s is %s', (path, card) => {
  expect(cardPath(path)).toBe(card);
});
