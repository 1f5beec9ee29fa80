import { expect, test } from 'vitest';
import type { JsonObject } from '../space/space-types.ts';
import { idsOf, withEmulator } from '../../test-support/with-emulator.ts';

const { ask } = withEmulator();

const page = async (query: string) => {
  const { body } = await ask(query);
  return {
    ids: idsOf(body),
    body,
    pages: (body['pages'] ?? {}) as { next?: string; prev?: string },
  };
};
const cursorOf = (url: string | undefined, name: string) =>
  new URLSearchParams(url?.split('?')[1]).get(name);

test('pages lead forward and back, without total and skip', async () => {
  const first = await page('entries?cursor=true&limit=4&order=sys.id');
  expect(first.body).not.toHaveProperty('total');
  expect(first.body).not.toHaveProperty('skip');
  expect(first.ids).toEqual(['five', 'four', 'maker-one', 'maker-three']);
  expect(first.pages.prev).toBeUndefined();
  const next = cursorOf(first.pages.next, 'pageNext');
  const second = await page(`entries?cursor=true&limit=4&order=sys.id&pageNext=${next}`);
  expect(second.ids).toEqual(['maker-two', 'one', 'six', 'three']);
  const back = cursorOf(second.pages.prev, 'pagePrev');
  expect((await page(`entries?cursor=true&limit=4&order=sys.id&pagePrev=${back}`)).ids).toEqual(
    first.ids,
  );
  const last = cursorOf(second.pages.next, 'pageNext');
  const third = await page(`entries?cursor=true&limit=4&order=sys.id&pageNext=${last}`);
  expect(third.ids).toEqual(['two']);
  expect(third.pages.next).toBeUndefined();
});

test('a cursor that is none is refused', async () => {
  expect((await ask('entries?cursor=true&pageNext=nonsense')).status).toBe(400);
});

test('taxonomy is always paged by cursor', async () => {
  const concepts = await page('taxonomy/concepts?limit=2');
  expect(concepts.ids).toEqual(['food', 'dessert']);
  const next = cursorOf(concepts.pages.next, 'pageNext');
  expect((await page(`taxonomy/concepts?limit=2&pageNext=${next}`)).ids).toEqual(['cake']);
  expect((await page('taxonomy/concept-schemes')).body).toEqual({
    sys: { type: 'Array' },
    limit: 100,
    items: [expect.objectContaining({ totalConcepts: 3 })],
    pages: {},
  });
});

test('taxonomy knows what stands above and below a concept', async () => {
  expect((await page('taxonomy/concepts/cake/ancestors')).ids).toEqual(['dessert', 'food']);
  expect((await page('taxonomy/concepts/food/descendants')).ids).toEqual(['dessert', 'cake']);
  const { body, headers } = await ask('taxonomy/concepts/cake');
  expect((body['sys'] as JsonObject)['type']).toBe('TaxonomyConcept');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect((await ask('taxonomy/concepts/nope')).status).toBe(404);
});
