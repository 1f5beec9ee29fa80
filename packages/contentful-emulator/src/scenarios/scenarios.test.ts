import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { withEmulator } from '../../test-support/with-emulator.ts';
import { SCENARIOS } from './scenario-names.ts';

const { ask, ids, emulator } = withEmulator();

beforeEach(() => emulator().setScenario('full'));

const address = () =>
  `${emulator().url}/spaces/small/entries?access_token=${emulator().deliveryToken}`;

test('full answers what the file says', async () => {
  expect(await ids('entries')).toHaveLength(9);
});

test('empty keeps the types and has nothing of them', async () => {
  emulator().setScenario('empty');
  expect((await ask('entries')).body).toMatchObject({ total: 0, items: [] });
  expect((await ask('assets')).body).toMatchObject({ total: 0, items: [] });
  expect((await ask('content_types')).body).toMatchObject({ total: 2 });
  expect((await ask('entries/one')).status).toBe(404);
});

test('broken-entry spoils one entry, chosen or the first', async () => {
  emulator().setScenario('broken-entry', { entry: 'two' });
  expect((await ask('entries/two')).body['fields']).toEqual({});
  expect((await ask('entries/one')).body['fields']).not.toEqual({});
  emulator().setScenario('broken-entry');
  expect((await ask('entries/five')).body['fields']).toEqual({});
});

test('unauthorised refuses the right token', async () => {
  emulator().setScenario('unauthorised');
  expect(await ask('entries')).toMatchObject({
    status: 401,
    body: { sys: { id: 'AccessTokenInvalid' } },
  });
});

test('not-found knows no space', async () => {
  emulator().setScenario('not-found');
  const { status, body } = await ask('entries');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    sys: { id: 'NotFound' },
    message: 'The resource could not be found.',
  });
  expect(body).not.toHaveProperty('details');
});

test('slow answers after the time told', async () => {
  emulator().setScenario('slow', { delayMs: 300 });
  const asked = ask('entries');
  const first = await Promise.race([
    asked.then(() => 'answer'),
    wait(100).then(() => 'nothing yet'),
  ]);
  expect(first).toBe('nothing yet');
  expect((await asked).status).toBe(200);
});

test('hanging never answers', async () => {
  emulator().setScenario('hanging');
  const stop = new AbortController();
  const asked = fetch(address(), { signal: stop.signal }).then(
    () => 'answer',
    () => 'aborted',
  );
  expect(await Promise.race([asked, wait(200).then(() => 'nothing')])).toBe('nothing');
  stop.abort();
  expect(await asked).toBe('aborted');
});

test('rate-limited says when to come back', async () => {
  emulator().setScenario('rate-limited', { resetSeconds: 7 });
  const { status, body, headers } = await ask('entries');
  expect(status).toBe(429);
  expect(headers.get('x-contentful-ratelimit-reset')).toBe('7');
  expect(headers.get('content-type')).toBe('application/vnd.contentful.management.v1+json');
  expect(body).toMatchObject({ sys: { id: 'RateLimitExceeded' } });
});

test('server-error answers 500', async () => {
  emulator().setScenario('server-error');
  expect(await ask('entries')).toMatchObject({
    status: 500,
    body: { sys: { type: 'Error', id: 'ServerError' } },
  });
});

test('truncated-json breaks off with status 200', async () => {
  emulator().setScenario('truncated-json');
  const response = await fetch(address());
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(() => JSON.parse(text)).toThrow();
  expect(text.startsWith('{')).toBe(true);
});

test('wrong-types keeps the shape and spoils the values', async () => {
  emulator().setScenario('wrong-types');
  const { body } = await ask('entries?sys.id=one');
  expect(body).toHaveProperty('items.0.sys.id', 'one');
  expect(body).toHaveProperty('items.0.fields.title', 9);
  expect(body).toHaveProperty('items.0.fields.count', '1');
  expect(body).toHaveProperty('items.0.fields.words', 'a list');
  expect(body).toHaveProperty('includes.Asset.0.fields.title', 11);
});

test('oversized is more than the service ever sends', async () => {
  emulator().setScenario('oversized');
  const { body } = await rawRequest(address());
  expect(body.length).toBeGreaterThan(7 * 1024 * 1024);
  expect(body.includes('"items"')).toBe(true);
});

test('connection-reset cuts the connection', async () => {
  emulator().setScenario('connection-reset');
  await expect(rawRequest(address())).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('a failure can be for some requests only', async () => {
  emulator().setScenario('server-error', { times: 2 });
  expect([
    (await ask('entries')).status,
    (await ask('entries')).status,
    (await ask('entries')).status,
  ]).toEqual([500, 500, 200]);
  expect(emulator().scenario()).toBe('full');
});

test('an unknown scenario is refused by name', () => {
  expect(() => emulator().setScenario('nonsense' as 'full')).toThrow(
    `There is no scenario "nonsense"; there are ${Object.keys(SCENARIOS).join(', ')}.`,
  );
});

test('closing ends requests that hang', async () => {
  const { startEmulator } = await import('../start-emulator.ts');
  const { smallSpace } = await import('../../test-support/small-space.ts');
  const own = await startEmulator({ space: smallSpace(), scenario: 'hanging' });
  const asked = rawRequest(`${own.url}/spaces/small/entries`).then(
    () => 'answer',
    () => 'cut',
  );
  // An answer to a later request shows that the earlier one has arrived.
  await rawRequest(`${own.url}/control/api/state`);
  await own.close();
  expect(await asked).toBe('cut');
});
