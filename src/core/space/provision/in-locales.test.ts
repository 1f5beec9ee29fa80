import { expect, test } from 'vitest';
import { inLocales, missingLanguages } from './in-locales.ts';

const TEXT = { 'en-US': 'Contact', de: 'Kontakt' };

test.each([
  ['en-US', [], { 'en-US': 'Contact' }],
  ['en-GB', ['de'], { 'en-GB': 'Contact', de: 'Kontakt' }],
  ['de', ['en-US'], { de: 'Kontakt', 'en-US': 'Contact' }],
  ['de', [], { de: 'Kontakt' }],
  ['fr', ['de-AT', 'de-CH'], { fr: 'Contact', 'de-AT': 'Kontakt' }],
  ['en-US', ['de-AT', 'de'], { 'en-US': 'Contact', de: 'Kontakt' }],
])('under the default %s and %j, a text is %j', (locale, others, expected) => {
  expect(inLocales(TEXT, { locale, locales: [locale, ...others] }, true)).toEqual(expected);
});

test('what is not localised is under the default alone', () => {
  const space = { locale: 'en-US', locales: ['en-US', 'de'] };
  expect(inLocales(TEXT, space, false)).toEqual({ 'en-US': 'Contact' });
});

test('a language without a locale is missing, English never', () => {
  const space = { locale: 'fr', locales: ['fr', 'de-CH'] };
  expect(missingLanguages(['en-US', 'de', 'ar'], space)).toEqual(['ar']);
});
