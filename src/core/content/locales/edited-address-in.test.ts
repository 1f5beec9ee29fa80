import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { editedAddressIn } from './edited-address-in.ts';

const GERMAN = { base: '/de', bases: ['', '/de', '/ar'], origin: 'https://vending.example' };

test('one that an editor wrote in full stands under the language of the page, but not one that names a language', () =>
  checkEach(
    [
      ['https://vending.example', '/de'],
      ['https://vending.example/contact?a=b', '/de/contact?a=b'],
      ['https://vending.example.org/contact', 'https://vending.example.org/contact'],
      ['https://vending.example/ar/contact', '/ar/contact'],
      ['/de/contact', '/de/contact'],
      ['/DE/contact', '/DE/contact'],
      ['/ar?x', '/ar?x'],
      ['/de#cards', '/de#cards'],
      ['/design', '/de/design'],
    ],
    (to, address) => expect(editedAddressIn(GERMAN, to)).toBe(address),
  ));

test('what is no page of this site is the same in every language', () =>
  checkEach(
    [
      ...['/admin', '/admin?next=x', '/admin/environment-variables', '/api/form-token'],
      ...['/content-assets/x.pdf', '/robots.txt', '//other.example/contact'],
      ...['https://other.example/contact', 'mailto:info@vending.example', '#form', '?page=2', ''],
    ],
    (to) => expect(editedAddressIn(GERMAN, to)).toBe(to),
  ));

test('the default language has every address as it is', () => {
  for (const to of ['/', '/ar/contact', 'https://vending.example/contact'])
    expect(editedAddressIn({ ...GERMAN, base: '' }, to)).toBe(to);
});
