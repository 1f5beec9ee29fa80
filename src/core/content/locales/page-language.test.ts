import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { toLanguages } from './language.ts';
import {
  inSmallLetters,
  splitLanguage,
  toSiteLanguages,
  withoutLanguage,
} from './page-language.ts';

const CODES = ['en-US', 'de', 'de-CH', 'pt-BR'];
const SPACE = [...CODES, 'fr'].map((code) => ({
  code,
  name: code,
  default: code === 'en-US',
  fallbackCode: null,
}));
const languages = toLanguages(SPACE, CODES);

function split(pathname: string): [code: string, path: string] {
  const { language, path } = splitLanguage(pathname, languages);
  return [language.code, path];
}

describe('splitLanguage', () => {
  test('takes the language from the first part of the path', () =>
    checkEach(
      [
        ['/', 'en-US', '/'],
        ['/machines', 'en-US', '/machines'],
        ['/de', 'de', '/'],
        ['/de/', 'de', '/'],
        ['/de/machines/duo', 'de', '/machines/duo'],
        ['/de/administration', 'de', '/administration'],
        ['/de/%C3%BCber', 'de', '/%C3%BCber'],
        ['/de-ch/machines', 'de-CH', '/machines'],
        ['/pt-br', 'pt-BR', '/'],
        ['/pt-br/blog', 'pt-BR', '/blog'],
      ],
      (pathname, code, path) => expect(split(pathname)).toEqual([code, path]),
    ));

  test('finds none where the first part names no language', () =>
    checkEach(
      ['/design', '/DE', '/De/machines', '/pt/blog', '/pt-BR', '/fr', '/machines/de', '//de'],
      (pathname) => expect(split(pathname)).toEqual(['en-US', pathname]),
    ));

  // Seen failing: the sign-in form stood at /de/%61dmin/sign-in, out of sight of what guards /admin.
  test('leaves as it is what there is only one of', () =>
    checkEach(
      [
        '/de/admin',
        '/de/admin/sign-in',
        '/de/Admin',
        '/de/admin.data',
        '/de/%61dmin/sign-in',
        '/de/admi%6E',
        '/de//admin',
        '/de/%2Fadmin',
        '/de/api/form-token',
        '/de/health',
        '/de/robots.txt',
        '/de/service-worker.js',
      ],
      (pathname) => expect(split(pathname)).toEqual(['en-US', pathname]),
    ));

  test('what cannot be decoded is a path like any other', () => {
    expect(split('/de/100%')).toEqual(['de', '/100%']);
  });
});

test('inSmallLetters has the first part as addresses have it, where it names a language', () => {
  const spelt = (path: string) => inSmallLetters(path, languages);
  const others = ['/DE', '/De/Machines', '/PT-br/contact', '/%64e/contact'].map(spelt);
  expect(others).toEqual(['/de', '/de/Machines', '/pt-br/contact', '/de/contact']);
  for (const path of ['/', '/de/contact', '/Machines', '/NL/contact', '/DEsign', '/DE/admin'])
    expect(spelt(path)).toBeNull();
});

test('withoutLanguage takes off what may be a language, known or not', () => {
  const paths = ['/de', '/de/contact', '/pt-br/contact', '/nl/contact', '/zh-hant-tw/blog'];
  expect(paths.map(withoutLanguage)).toEqual(['/', '/contact', '/contact', '/contact', '/blog']);
  for (const path of ['/', '/blog', '/design', '/DE/contact', '/machines/de'])
    expect(withoutLanguage(path)).toBe(path);
});

test('the menu has every language with its first part; none where there is one', () => {
  const menu = toSiteLanguages(languages).map(({ name, base, isDefault }) => [
    name,
    base,
    isDefault,
  ]);
  expect(menu).toEqual([
    ['English', '', true],
    ['Deutsch', '/de', false],
    ['Deutsch (Schweiz)', '/de-ch', false],
    ['Português', '/pt-br', false],
  ]);
  expect(toSiteLanguages(toLanguages(SPACE, []))).toEqual([]);
});
