import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { addressIn } from './address-in.ts';

const GERMAN = { base: '/de' };

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
    (to, address) => expect(addressIn(GERMAN, to)).toBe(address),
  ));

test('what is no path of this site is the same in every language', () =>
  checkEach(
    [
      '//other.example/x',
      'https://other.example/contact',
      'mailto:a@vending.example',
      '#form',
      '?page=2',
      '',
    ],
    (to) => expect(addressIn(GERMAN, to)).toBe(to),
  ));

test('the default language has every address as it is', () => {
  for (const to of ['/', '/contact', '/admin', 'https://vending.example/contact'])
    expect(addressIn({ base: '' }, to)).toBe(to);
});
