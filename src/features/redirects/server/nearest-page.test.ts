import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { nearestPage } from './nearest-page.ts';

const PAGES = [
  '/',
  '/machines',
  '/machines/duo',
  '/machines/wall%20unit',
  '/products/grocery-pickup',
  '/blog/routes-by-need',
  '/contact',
];

test('the proposal is the page whose path is nearest', () =>
  checkEach(
    [
      ['/machine', '/machines'],
      ['/machines/duoo', '/machines/duo'],
      ['/shop/wall-unit.html', '/machines/wall%20unit'],
      ['/old/pickup-grocery', '/products/grocery-pickup'],
      ['/kontact', '/contact'],
      ['/2019/03/routes-by-need', '/blog/routes-by-need'],
      ['/press/imprint-of-2012', null],
      ['/2019/routes', null],
      ['/', null],
      ['/%zz', null],
    ],
    (path, page) => {
      expect(nearestPage(path, PAGES)).toBe(page);
    },
  ));

test('of two that are equally like it, the one in the same part of the site', () => {
  expect(nearestPage('/blog/duos', ['/machines/duo', '/blog/duo'])).toBe('/blog/duo');
});
