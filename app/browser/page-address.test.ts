// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { addressIn, pageBase, pagePath } from './page-address.ts';

afterEach(() => {
  delete document.documentElement.dataset['base'];
  history.replaceState(null, '', '/');
});

test.each([
  ['/', '/de'],
  ['/contact?about=machine:duo#form', '/de/contact?about=machine:duo#form'],
  ['/?sent', '/de?sent'],
  ['/#cards', '/de#cards'],
  ['/administration', '/de/administration'],
])('%s is %s in German', (to, address) => expect(addressIn('/de', to)).toBe(address));

test('what is no page of this site is the same in every language', () =>
  checkEach(
    [
      '/admin',
      '/admin?next=x',
      '/admin/environment-variables',
      '/api/form-token',
      '//other.example/contact',
      'https://other.example/contact',
      'mailto:info@vending.example',
      '#form',
      '?page=2',
      '',
    ],
    (to) => expect(addressIn('/de', to)).toBe(to),
  ));

test('the default language has every address as it is', () => {
  for (const to of ['/', '/contact', '/admin']) expect(addressIn('', to)).toBe(to);
});

test('a page says which language it is in, and has its path without it', () => {
  history.replaceState(null, '', '/contact');
  expect([pageBase(), pagePath()]).toEqual(['', '/contact']);
  document.documentElement.dataset['base'] = '/de';
  history.replaceState(null, '', '/de/contact?x=1');
  expect([pageBase(), pagePath()]).toEqual(['/de', '/contact']);
  history.replaceState(null, '', '/de');
  expect(pagePath()).toBe('/');
});
