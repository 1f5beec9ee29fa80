import { expect, test } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import { valueOf } from '../loaded.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { entry } from '../tests/wire.ts';
import { asBuiltIn } from './built-in-words.ts';
import { toLanguages, type PageLanguage } from './language.ts';
import { isWhollyIn, pageAnnouncedIn, translated, wordLanguage } from './translation.ts';

const LOCALES = ['en-US', 'de'].map((code) => ({
  ...{ code, name: code, default: code === 'en-US', fallbackCode: null },
}));
const languages = toLanguages(LOCALES, ['en-US', 'de']);
const [english, german] = languages.public.map((language): PageLanguage => ({
  language,
  languages,
}));

const PICTURE = { url: '/pictures/hero.webp', alt: 'A locker', width: 1, height: 1 };
const PAGE = { hero: { title: 'Goals', picture: PICTURE }, points: ['One', 'Two'] };

// Seen failing: English words stood on a German page as if they were German.
test('built-in words are English wherever they stand, and undo no translation', async () => {
  const page = asBuiltIn(PAGE, german!);
  expect([wordLanguage(page, 'points'), wordLanguage(page.hero, 'title')]).toEqual(['en', 'en']);
  expect(page.hero.picture).toMatchObject({ alt: 'A locker', altLanguage: 'en' });
  expect([isWhollyIn(page, { code: 'de' }), pageAnnouncedIn(page)]).toEqual([true, []]);
  expect(asBuiltIn(PAGE, english!).hero.picture).not.toHaveProperty('altLanguage');
  expect(asBuiltIn(PAGE, null)).toBe(PAGE);
  const reader = fakeReader({});
  Object.assign(reader, { language: german });
  const loaded = await loadedFrom(reader, async () => null, { fallback: () => PAGE });
  expect(wordLanguage(valueOf(loaded)!.hero, 'title')).toBe('en');
});

test('so are those that stand in for a field that an entry lacks', () => {
  const words = { subtitle: 'de' };
  const translation = { words, wholeIn: ['de'], announcedIn: ['de'], slugs: null };
  const own = translated(entry('goalsPage', 'g', { subtitle: 'Ziele' }), translation);
  const text = toTitledText(own, 'title', 'subtitle', { title: 'Goals' });
  expect([wordLanguage(text, 'title'), wordLanguage(text, 'description')]).toEqual(['en', 'de']);
});
