import { expect, test } from 'vitest';
import type { JsonObject } from '../space/space-types.ts';
import { smallSpace } from '../../test-support/small-space.ts';
import { withEmulator } from '../../test-support/with-emulator.ts';

const space = smallSpace();
const one = (space['entries'] as JsonObject[])[0] as { sys: JsonObject };
one.sys['fieldStatus'] = { '*': { en: 'published', de: 'draft' } };
const { ask, emulator } = withEmulator({ space });

const asking = (locale: string, preview = false) =>
  ask(`entries/one?locale=${locale}`, {
    preview,
    headers: {
      Authorization: `Bearer ${preview ? emulator().previewToken : emulator().deliveryToken}`,
      'X-Contentful-Locale-Based-Publishing': 'true',
    },
  });

test('a client that asks for it does not see what is unpublished in its locale', async () => {
  expect((await asking('de')).status).toBe(404);
  expect((await asking('en')).status).toBe(200);
  expect((await asking('*')).body['fields']).toHaveProperty('title', { en: 'Apple pie' });
});

test('nor what was last published before its locale was added to the space', async () => {
  expect((await asking('gsw')).status).toBe(404);
});

test('others see the entry as ever, and preview takes no notice', async () => {
  expect((await ask('entries/one?locale=de')).status).toBe(200);
  expect((await asking('de', true)).status).toBe(200);
});
