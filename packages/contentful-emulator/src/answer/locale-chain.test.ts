import { expect, test } from 'vitest';
import type { JsonObject } from '../space/space-types.ts';
import { withEmulator } from '../../test-support/with-emulator.ts';

const { ask, ids } = withEmulator();

const one = async (locale: string) =>
  (await ask(`entries/one?locale=${locale}`)).body as { sys: JsonObject; fields: JsonObject };

test('a locale shows its own value and names itself', async () => {
  const { sys, fields } = await one('de');
  expect(sys['locale']).toBe('de');
  expect(fields['title']).toBe('Apfelkuchen');
});

test('a missing value is looked for along the whole chain', async () => {
  const { fields } = await one('gsw');
  expect(fields['title']).toBe('Apfelkuchen');
  expect(fields['body']).toBe('A pie of apples, baked slowly.');
});

test('a locale without fallback shows no foreign value, but fields that are not localised', async () => {
  const { fields } = await one('fr');
  expect(fields).not.toHaveProperty('title');
  expect(fields['slug']).toBe('apple-pie');
});

test('all locales at once hold what is stored, without fallbacks and without sys.locale', async () => {
  const { sys, fields } = await one('*');
  expect(sys).not.toHaveProperty('locale');
  expect(fields['title']).toEqual({ en: 'Apple pie', de: 'Apfelkuchen' });
  expect(fields['body']).toEqual({ en: 'A pie of apples, baked slowly.' });
});

const titled = (path: string) => ids(`entries?content_type=thing&${path}`);

test('a filter finds what is stored in the locale itself, and no value that stands in', async () => {
  expect(await titled('locale=de&fields.title=Apfelkuchen')).toEqual(['one']);
  expect(await titled('locale=gsw&fields.title=Apfelkuchen')).toEqual([]);
  expect(await titled('locale=en&fields.title=Apfelkuchen')).toEqual([]);
  expect(await titled('locale=de&fields.title[exists]=true')).toEqual(['one']);
  expect(await ids('entries?locale=de&query=apfel')).toEqual(['one']);
});

test('a filter on a field that is not localised finds it in every locale', async () => {
  expect(await titled('locale=gsw&fields.slug=apple-pie')).toEqual(['one']);
  expect(await titled('locale=fr&fields.count[gte]=3')).toEqual(['three']);
});

test('under all locales a filter looks at the default, unless it names another', async () => {
  expect(await titled('locale=*&fields.title=Apple pie')).toEqual(['one']);
  expect(await titled('locale=*&fields.title=Apfelkuchen')).toEqual([]);
  expect(await titled('locale=*&fields.title.de=Apfelkuchen')).toEqual(['one']);
  expect(await titled('locale=*&fields.title.gsw=Apfelkuchen')).toEqual([]);
  expect(await titled('fields.title.de[match]=apfel')).toEqual(['one']);
});

test('an order looks at the same values, and what lacks them comes last', async () => {
  const byTitle = 'entries?content_type=thing&fields.title[exists]=true&order=fields.title';
  expect((await ids(`${byTitle}&locale=*`))[0]).toBe('one');
  const german = await titled('order=fields.title,-sys.id&locale=de');
  expect(german.slice(0, 2)).toEqual(['one', 'two']);
});
