import { expect, onTestFinished, test } from 'vitest';
import { smallSpace } from '../../test-support/small-space.ts';
import { startEmulator } from '../start-emulator.ts';
import { checkSpaceFile } from './check-space-file.ts';
import { link } from './json-value.ts';
import type { Json, JsonObject } from './space-types.ts';

const entryOf = (id: string, type: string, fields: JsonObject): JsonObject => ({
  sys: { id, contentType: link('ContentType', type) },
  fields,
});

/** The field that is made of these values, one an entry, as "type" or "Array of type". */
function fieldOf(...values: Json[]) {
  const entries = values.map((value, at) => entryOf(`e${at}`, 't', { f: { en: value } }));
  const [type = {}] = checkSpaceFile({ entries }, 'x').contentTypes;
  const [field = {}] = type['fields'] as JsonObject[];
  return [field['type'], field['linkType'] ?? field['items']].filter((part) => part !== undefined);
}

test('a field is of the narrowest kind that holds its values', () => {
  for (const [values, kind] of [
    [[true], ['Boolean']],
    [[1, 2], ['Integer']],
    [[1, 2.5], ['Number']],
    [['2026-04-10', '2026-04-10T20:00+02:00'], ['Date']],
    [['2026-04-10', 'soon'], ['Symbol']],
    [['short', 'x'.repeat(256)], ['Text']],
    [['two\nlines'], ['Text']],
    [[link('Asset', 'a')], ['Link', 'Asset']],
    [[link('Asset', 'a'), link('Entry', 'a')], ['Object']],
    [[['a', '2026-04-10', 'x'.repeat(300)]], ['Array', { type: 'Symbol' }]],
    [
      [[], [link('Entry', 'a')]],
      ['Array', { type: 'Link', linkType: 'Entry' }],
    ],
    [[[1, 'a']], ['Object']],
    [[{ nodeType: 'document', content: [] }], ['RichText']],
    [[{ lat: 1, lon: 2 }], ['Location']],
    [[{ a: 1 }], ['Object']],
    [[null], ['Symbol']],
    [[null, 3], ['Integer']],
    [[1, 'one'], ['Object']],
  ] as [Json[], unknown[]][]) {
    expect(fieldOf(...values), JSON.stringify(values).slice(0, 60)).toEqual(kind);
  }
});

test('types have names and a field to be called by, and locales are those of the values', () => {
  const file = checkSpaceFile(
    {
      entries: [
        entryOf('a', 'blogPost', { slug: { de: 'a' }, title: { de: 'A', en: 'A' } }),
        entryOf('b', 'blogPost', { title: { de: 'B' } }),
      ],
    },
    'x',
  );
  expect(file.contentTypes).toMatchObject([
    {
      name: 'Blog post',
      displayField: 'title',
      fields: [
        { id: 'slug', localized: false },
        { id: 'title', localized: true },
      ],
    },
  ]);
  expect(file.locales).toMatchObject([
    { code: 'de', default: true, fallbackCode: null },
    { code: 'en', default: false, fallbackCode: 'de' },
  ]);
  expect(file.inferred).toBe(
    'The space file holds no content types (made from its entries: 1) and no locales (taken from its values: de, en).',
  );
});

test('an export with entries and assets alone is served, and what it lacks is said once', async () => {
  const { entries, assets } = smallSpace() as Record<string, Json>;
  const said: string[] = [];
  const emulator = await startEmulator({
    space: { entries, assets },
    report: (line) => said.push(line),
  });
  onTestFinished(() => emulator.close());
  const ask = async (query: string) => {
    const address = `${emulator.url}/spaces/${emulator.spaceId}/entries?access_token=${emulator.deliveryToken}`;
    return (await (await fetch(`${address}&${query}`)).json()) as { items: { sys: object }[] };
  };
  const { items } = await ask(
    'content_type=thing&order=-fields.day,fields.count&fields.friend[exists]=true&select=fields.title',
  );
  expect(items.length).toBeGreaterThan(0);
  expect((await ask('content_type=thing&fields.slug=apple-pie')).items).toMatchObject([
    { sys: { id: 'one' } },
  ]);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('no content types');
});

test('a file with its own types and locales stays as it is', () => {
  expect(checkSpaceFile(smallSpace(), 'x')).not.toHaveProperty('inferred');
});
