import { expect, test } from 'vitest';
import { idOf } from '../space/json-value.ts';
import type { JsonObject } from '../space/space-types.ts';
import { withEmulator } from '../../test-support/with-emulator.ts';

const { ask } = withEmulator();

const included = async (query: string) => {
  const { body } = await ask(`entries?${query}`);
  const includes = (body['includes'] ?? {}) as { Entry?: JsonObject[]; Asset?: JsonObject[] };
  const errors = (body['errors'] ?? []) as { details: { id: string } }[];
  return {
    entries: includes.Entry?.map(idOf) ?? [],
    assets: includes.Asset?.map(idOf) ?? [],
    errors: errors.map((error) => error.details.id),
  };
};

test('include 0 brings nothing', async () => {
  expect(await included('sys.id=one&include=0')).toEqual({ entries: [], assets: [], errors: [] });
});

test('entries come to the depth asked for, assets one further, sorted by id', async () => {
  expect(await included('sys.id=one')).toEqual({
    entries: ['maker-one'],
    assets: ['pie', 'portrait'],
    errors: [],
  });
  expect(await included('sys.id=one&include=2')).toEqual({
    entries: ['maker-one', 'maker-two'],
    assets: ['paper', 'pie', 'portrait'],
    errors: [],
  });
  expect(await included('sys.id=one&include=10')).toEqual({
    entries: ['maker-one', 'maker-three', 'maker-two'],
    assets: ['paper', 'pie', 'portrait', 'song'],
    errors: [],
  });
});

test('what is an item is not included again, and circles end', async () => {
  expect(await included('sys.id[in]=two,three&include=10')).toMatchObject({
    entries: ['maker-one', 'maker-three', 'maker-two', 'one'],
  });
});

test('links that lead nowhere are errors inside the range only', async () => {
  expect((await included('sys.id=three')).errors).toEqual(['gone', 'draft']);
  expect((await included('sys.id=two')).errors).toEqual([]);
  expect((await included('sys.id=two&include=2')).errors).toEqual(['gone', 'draft']);
});

test('an error reads as the service writes it', async () => {
  const { body } = await ask('entries?sys.id=three');
  expect((body['errors'] as JsonObject[])[0]).toEqual({
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType: 'Entry', id: 'gone' },
  });
});

test('preview resolves the draft that delivery cannot', async () => {
  const { body } = await ask('entries?sys.id=three', { preview: true });
  expect(body['errors']).toHaveLength(1);
});

test('an entry embedded in rich text costs no level', async () => {
  expect(await included('sys.id=four')).toEqual({
    entries: ['maker-three', 'maker-two'],
    assets: ['paper', 'song'],
    errors: [],
  });
});

test('a link inside a JSON field is data', async () => {
  expect((await included('sys.id=one')).entries).not.toContain('six');
});

test('links to other spaces stay as they are', async () => {
  const { body } = await ask('entries/three');
  expect(body['fields']).toHaveProperty('elsewhere.sys.type', 'ResourceLink');
});
