// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pageBase, pagePath } from './page-address.ts';

afterEach(() => {
  delete document.documentElement.dataset['base'];
  history.replaceState(null, '', '/');
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
