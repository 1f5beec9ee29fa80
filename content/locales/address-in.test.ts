import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { addressIn } from './address-in.ts';

const GERMAN = { base: '/de', bases: ['', '/de', '/ar'], origin: 'https://vending.example' };

test('an address of ours stands under the language of the page', () =>
  checkEach(
    [
      ['/', '/de'],
      ['/contact?about=machine:duo#form', '/de/contact?about=machine:duo#form'],
      ['/?sent', '/de?sent'],
      ['/#cards', '/de#cards'],
      ['/administration', '/de/administration'],
      ['/machines/%D0%BA%D0%B0', '/de/machines/%D0%BA%D0%B0'],
    ],
    (to, address) => expect(addressIn({ base: '/de' }, to)).toBe(address),
  ));

test('so does one that an editor wrote in full, but not one that names a language', () =>
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
    (to, address) => expect(addressIn(GERMAN, to)).toBe(address),
  ));

test('what is no page of this site is the same in every language', () =>
  checkEach(
    [
      ...['/admin', '/admin?next=x', '/admin/environment-variables', '/api/form-token'],
      ...['/content-assets/x.pdf', '/robots.txt', '//other.example/contact'],
      ...['https://other.example/contact', 'mailto:info@vending.example', '#form', '?page=2', ''],
    ],
    (to) => expect(addressIn(GERMAN, to)).toBe(to),
  ));

test('the default language has every address as it is', () => {
  for (const to of ['/', '/contact', '/admin', 'https://vending.example/contact'])
    expect(addressIn({ ...GERMAN, base: '' }, to)).toBe(to);
});
