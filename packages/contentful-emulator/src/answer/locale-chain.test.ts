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

test('a search looks at what the locale shows', async () => {
  expect(await ids('entries?content_type=thing&locale=gsw&fields.title=Apfelkuchen')).toEqual([
    'one',
  ]);
  expect(await ids('entries?content_type=thing&locale=en&fields.title=Apfelkuchen')).toEqual([]);
  expect(await ids('entries?locale=de&query=apfel')).toEqual(['one']);
});
