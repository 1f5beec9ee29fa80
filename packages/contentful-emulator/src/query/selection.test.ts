import { expect, test } from 'vitest';
import type { JsonObject } from '../space/space-types.ts';
import { withEmulator } from '../../test-support/with-emulator.ts';

const { ask } = withEmulator();

const first = async (query: string) => {
  const { body } = await ask(`entries?sys.id=one&${query}`);
  return { item: (body['items'] as JsonObject[])[0], includes: body['includes'] };
};

test('select answers the parts and properties named and nothing else', async () => {
  const { item } = await first(
    'content_type=thing&select=sys.id,sys.type,fields.slug,fields.count',
  );
  expect(item).toEqual({
    sys: { id: 'one', type: 'Entry' },
    fields: { slug: 'apple-pie', count: 1 },
  });
});

test('select=sys leaves out fields and metadata', async () => {
  expect(Object.keys((await first('select=sys')).item ?? {})).toEqual(['sys']);
});

test('select of fields without link fields brings no includes', async () => {
  expect((await first('content_type=thing&select=sys,fields.slug')).includes).toBeUndefined();
  expect((await first('content_type=thing&select=sys,fields.image')).includes).toEqual({
    Asset: [expect.objectContaining({ sys: expect.objectContaining({ id: 'pie' }) })],
  });
});

test('omitted fields are never answered, unset ones are absent', async () => {
  const { item } = await first('');
  expect(item?.['fields']).not.toHaveProperty('hidden');
  expect(item?.['fields']).not.toHaveProperty('story');
});
