import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { oneLanguage, toLanguages } from './language.ts';

const locale = (code: string, fallbackCode: string | null = null, isDefault = false) => ({
  code,
  name: `Name of ${code}`,
  default: isDefault,
  fallbackCode,
});

const SPACE = [
  locale('en-US', null, true),
  locale('de', 'en-US'),
  locale('de-CH', 'de'),
  locale('fr'),
  locale('ar', 'en-US'),
  locale('pt-BR', 'en-US'),
];

test('the owner decides which languages are public, and their order in the menu', () => {
  const languages = toLanguages(SPACE, ['ar', 'en-US', 'de']);
  expect(languages.public.map(({ code }) => code)).toEqual(['ar', 'en-US', 'de']);
  expect(languages.default).toMatchObject({ code: 'en-US', segment: null, fallbacks: [] });
});

test('the default is always public, first where the owner leaves it out', () => {
  const codes = toLanguages(SPACE, ['de', 'de']).public.map(({ code }) => code);
  expect(codes).toEqual(['en-US', 'de']);
});

test('what the space lacks, and what is no language tag, is left out', () => {
  const space = [...SPACE, locale('zz_draft'), locale('x')];
  const codes = toLanguages(space, ['nl', 'de', 'zz_draft', 'x', '']).public;
  expect(codes.map(({ code }) => code)).toEqual(['en-US', 'de']);
});

test('a default that is no language tag stands all the same, under the name the space gives it', () => {
  expect(toLanguages([locale('x', null, true)], []).public).toEqual([
    { code: 'x', segment: null, name: 'Name of x', direction: 'ltr', fallbacks: [] },
  ]);
});

test('each is named in itself, with a region only beside another of the same language', () => {
  const names = (...codes: string[]) => toLanguages(SPACE, codes).public.map(({ name }) => name);
  expect(names('fr', 'ar', 'pt-BR', 'de')).toEqual([
    'English',
    'Français',
    'العربية',
    'Português',
    'Deutsch',
  ]);
  expect(names('de', 'de-CH')).toEqual(['English', 'Deutsch', 'Deutsch (Schweiz)']);
});

test('every language is written in its direction', () =>
  checkEach(
    [
      ['ar', 'rtl'],
      ['he', 'rtl'],
      ['ur', 'rtl'],
      ['az-Arab', 'rtl'],
      ['az', 'ltr'],
      ['zh-Hant-TW', 'ltr'],
    ] as const,
    (code, direction) => {
      expect(oneLanguage(code).default.direction).toBe(direction);
    },
  ));

test('an address begins with the code in lower case, and fallbacks are the whole chain', () => {
  const [, german, brazilian] = toLanguages(SPACE, ['de-CH', 'pt-BR']).public;
  expect(german).toMatchObject({ segment: 'de-ch', fallbacks: ['de', 'en-US'] });
  expect(brazilian).toMatchObject({ segment: 'pt-br', fallbacks: ['en-US'] });
});

test('a chain that runs in a circle ends', () => {
  const space = [locale('en', null, true), locale('de', 'fr'), locale('fr', 'de')];
  expect(toLanguages(space, ['de']).public[1]?.fallbacks).toEqual(['fr']);
});
