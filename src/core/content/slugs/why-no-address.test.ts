import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { entry } from '../tests/wire.ts';
import { entryHref } from './entry-href.ts';
import { whyNoAddress } from './why-no-address.ts';

test.each([
  'summer',
  'break-rooms',
  'a',
  '2026-fair',
  'x'.repeat(100),
  'über-uns',
  'о-нас',
  '关于我们',
  'من-نحن',
])('a page can be at /%s', (slug) => expect(whyNoAddress('page', slug)).toBeNull());

test('and cannot be at what is taken or no path, with the reason', () =>
  checkEach(
    [
      ['products', /taken: it is the page of all product types/u],
      ['admin', /taken: it is the admin area/u],
      ['pictures', /taken: it is a folder of files/u],
      ['Summer', /lowercase letters/u],
      ['Über-uns', /lowercase letters/u],
      ['über\u200buns', /lowercase letters/u],
      ['summer sale', /lowercase letters/u],
      ['a--b', /lowercase letters/u],
      ['a/b', /lowercase letters/u],
      ['robots.txt', /lowercase letters/u],
      ['__proto__', /lowercase letters/u],
      ['', /empty/u],
      ['x'.repeat(101), /more than 100 characters/u],
    ],
    (slug, reason) => {
      expect(whyNoAddress('page', slug)).toMatch(reason);
    },
  ));

test('what an address would read otherwise, and what the site has there, is none of other pages either', () =>
  checkEach(
    [
      [
        'machine',
        'Compare',
        /\/machines\/Compare is taken: it is where visitors compare machines/u,
      ],
      ['technology', 'detailed', /is taken: it is every technology on one page/u],
      ['post', 'rss.xml', /is taken: it is a feed of the blog/u],
      ['post', '..', /a dot or two alone/u],
      ['post', 'a\nb', /a line break/u],
      ['post', 'a%2Fb', /“%2F”/u],
      ['post', 'report.data', /ends in “\.data”/u],
      ['post', '\u00a0 ', /empty/u],
      ['post', '\ud800', /half a character/u],
      ['post', 'x'.repeat(5_000_000), /more than 256 characters/u],
    ] as const,
    (kind, slug, reason) => {
      expect(whyNoAddress(kind, slug)).toMatch(reason);
    },
  ));

test('a page whose address is taken has none to be linked to', () => {
  expect(entryHref(entry('page', 'p', { slug: 'summer' }))).toBe('/summer');
  expect(entryHref(entry('page', 'p', { slug: 'machines' }))).toBeNull();
  expect(entryHref(entry('page', 'p', { slug: 'summer', visible: false }))).toBeNull();
});
