import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { checkEach } from '#tests/support/check-each.ts';
import { buildSpace } from '../build-space.ts';
import { readSpace } from './read-space.ts';
import { credentialsOf } from './test-support/credentials-of.ts';

const sample = buildSpace();
const drafts = sample.entries.filter(({ sys }) => sys.publishedVersion === undefined);

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ space: sample });
});
afterAll(() => emulator.close());

const read = (more: object = {}) => readSpace({ ...credentialsOf(emulator), ...more });

test('reads everything that is published, and names the drafts', async () => {
  const { space, draftsFailure } = await read();
  expect(space.types.length).toBe(sample.contentTypes.length);
  expect(space.entries.length).toBe(sample.entries.length - drafts.length);
  expect(space.assets.length).toBe(sample.assets.length);
  expect([...(space.draftIds ?? [])]).toEqual(drafts.map(({ sys }) => sys.id));
  expect(draftsFailure).toBeNull();
});

test('goes on without a preview token, and says that drafts are unknown', async () => {
  const { space } = await read({ previewToken: '' });
  expect(space.draftIds).toBeNull();
});

describe('a preview token of the wrong kind is named as such', () => {
  test('whatever the service says', () =>
    checkEach(
      [
        ['CFPAT-management', 'It is a management token (CFPAT-…).'],
        ['sample-delivery-token', 'It is a delivery token.'],
        ['neither', 'The service does not accept it.'],
      ],
      async (previewToken, words) => {
        expect((await read({ previewToken })).draftsFailure).toBe(words);
      },
    ));
});

describe('what keeps a space from being read is told in one sentence', () => {
  test('whatever the service says', () =>
    checkEach(
      [
        [
          'a management token',
          { deliveryToken: 'CFPAT-x' },
          /holds a management token \(CFPAT-…\)/,
        ],
        ['a preview token', { deliveryToken: emulator.previewToken }, /holds a preview token/],
        ['an unknown token', { deliveryToken: 'nobody' }, /does not accept the delivery token/],
        ['a wrong environment', { environmentId: 'staging' }, /no space .* environment staging/],
        ['no token', { deliveryToken: '' }, /The delivery token is missing/],
        ['a malformed host', { host: 'https://x/y' }, /The host must be a host name/],
      ],
      async (_, more, words) => {
        await expect(read(more)).rejects.toThrow(words);
      },
    ));

  test('a management token is not sent anywhere', async () => {
    emulator.resetRequests();
    await expect(read({ deliveryToken: 'CFPAT-x' })).rejects.toThrow();
    await read({ previewToken: 'CFPAT-x' });
    const tokens = emulator.requests().map((request) => JSON.stringify(request));
    expect(tokens.join()).not.toContain('CFPAT');
  });
});
