import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { entry } from '../tests/wire.ts';
import { entryHref } from './entry-href.ts';
import { isPageSlug, whyNoPage } from './page-slug.ts';

test.each(['summer', 'break-rooms', 'a', '2026-fair', 'x'.repeat(100)])(
  'a page can be at /%s',
  (slug) => expect(isPageSlug(slug)).toBe(true),
);

test('and cannot be at what is taken or no path, with the reason', () =>
  checkEach(
    [
      ['products', /taken: it is the page of all product types/u],
      ['admin', /taken: it is the admin area/u],
      ['pictures', /taken: it is a folder of files/u],
      ['Summer', /lowercase letters/u],
      ['summer sale', /lowercase letters/u],
      ['a--b', /lowercase letters/u],
      ['a/b', /lowercase letters/u],
      ['robots.txt', /lowercase letters/u],
      ['__proto__', /lowercase letters/u],
      ['', /lowercase letters/u],
      ['x'.repeat(101), /more than 100 characters/u],
    ],
    (slug, reason) => {
      expect(whyNoPage(slug)).toMatch(reason);
    },
  ));

test('a page whose address is taken has none to be linked to', () => {
  expect(entryHref(entry('page', 'p', { slug: 'summer' }))).toBe('/summer');
  expect(entryHref(entry('page', 'p', { slug: 'machines' }))).toBeNull();
  expect(entryHref(entry('page', 'p', { slug: 'summer', visible: false }))).toBeNull();
});
