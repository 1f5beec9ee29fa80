import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { smallSpace } from '../../test-support/small-space.ts';
import { withEmulator } from '../../test-support/with-emulator.ts';
import type { JsonObject } from '../space/space-types.ts';
import { startEmulator } from '../start-emulator.ts';

const { ask, emulator } = withEmulator();

beforeEach(() => emulator().setScenario('full'));

const act = async (name: string, body?: JsonObject, headers: Record<string, string> = {}) => {
  const answer = await rawRequest(`${emulator().url}/control/api/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: JSON.parse(answer.body.toString()) as JsonObject };
};
const titleOn = async (preview: boolean) =>
  ((await ask('entries/one', { preview })).body['fields'] as JsonObject)['title'];

test('an edit shows on preview at once and on delivery after publishing', async () => {
  expect((await act('edit', { id: 'one', field: 'title', value: 'Plum pie' })).body).toMatchObject({
    status: 'changed',
  });
  expect(await titleOn(true)).toBe('Plum pie');
  expect(await titleOn(false)).toBe('Apple pie');
  expect((await act('publish', { id: 'one' })).body).toMatchObject({
    status: 'published',
    revision: 2,
  });
  expect(await titleOn(false)).toBe('Plum pie');
});

test('an emptied text is gone, and its locale falls back', async () => {
  await act('edit', { id: 'one', field: 'title', locale: 'de', value: '' });
  const { body } = await ask('entries/one?locale=de', { preview: true });
  expect((body['fields'] as JsonObject)['title']).toBe('Plum pie');
});

test('unpublishing takes an entry off delivery, deleting off both', async () => {
  expect((await act('unpublish', { id: 'two' })).body).toMatchObject({ status: 'draft' });
  expect((await ask('entries/two')).status).toBe(404);
  expect((await ask('entries/two', { preview: true })).status).toBe(200);
  expect((await act('delete', { id: 'two' })).body).toEqual({ deleted: 'two' });
  expect((await ask('entries/two', { preview: true })).status).toBe(404);
});

test('the list and the detail say what there is', async () => {
  const { body } = await act('entries');
  expect(body).toContainEqual(
    expect.objectContaining({
      id: 'draft',
      title: 'Not yet',
      status: 'draft',
      contentType: 'thing',
    }),
  );
  expect((await act('entry?id=six')).body).toMatchObject({ title: 'Zebra', contentType: 'thing' });
  expect((await act('entry?id=none')).status).toBe(404);
});

test('scenarios are switched while running', async () => {
  expect((await act('scenario', { name: 'server-error' })).status).toBe(200);
  expect((await ask('entries')).status).toBe(500);
  expect((await act('scenario', { name: 'nonsense' })).status).toBe(400);
  expect((await act('state')).body).toMatchObject({ scenario: 'server-error', spaceId: 'small' });
});

test.each([
  [{ id: 'one', field: 'count', value: '3' }, '"count" is not a text field.'],
  [{ id: 'one', field: 'nope', value: 'x' }, '"one" has no field "nope".'],
  [{ id: 'one', field: 'title', value: 'x'.repeat(256) }, '"title" takes at most 255 characters.'],
  [{ id: 'one', field: 'title', value: 'x', locale: 'xx' }, 'The space has no locale "xx".'],
  [{ id: 'one', field: 'title' }, '"value" has to be a text.'],
  [{ id: 'one', field: 'title', value: ['x'] }, '"title" takes a text.'],
  [{ id: 'one', field: 'words', value: 'x' }, '"words" takes a list of texts.'],
  [{ id: 'one', field: 'words', value: ['x', 1] }, '"words" takes a list of texts.'],
  [
    { id: 'one', field: 'words', value: ['x'.repeat(256)] },
    '"words" takes at most 255 characters.',
  ],
  [{ id: 'none', field: 'title', value: 'x' }, 'There is no entry or asset "none".'],
])('%j is refused with a reason', async (body, message) => {
  const answer = await act('edit', body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).toEqual({ message });
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ host: 'evil.example' }],
  [{ 'sec-fetch-site': 'cross-site' }],
])('a request with %j may do nothing', async (headers) => {
  expect((await act('publish', { id: 'one' }, headers)).status).toBe(403);
  expect((await act('entries', undefined, headers)).status).toBe(403);
});

test('a page of its own may act, where a policy keeps its origin, too', async () => {
  const kept = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect((await act('entries', undefined, kept)).status).toBe(200);
});

test('a form of another page cannot stand in for JSON', async () => {
  expect((await act('publish', { id: 'one' }, { 'content-type': 'text/plain' })).status).toBe(415);
});

test('the page itself asks for nothing from elsewhere and may not be framed', async () => {
  const { url } = emulator();
  const { status, headers, body } = await rawRequest(`${url}/control`);
  const page = body.toString();
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
  expect(() => new Function(script)).not.toThrow();
});

test('the preview listener has no control page', async () => {
  expect((await rawRequest(`${emulator().previewUrl}/control`)).status).toBe(404);
});

test('an entry and a file of one id are two things', async () => {
  const twins = smallSpace() as { entries: JsonObject[]; assets: JsonObject[] };
  const [asset] = twins.assets;
  twins.assets.push({ ...asset, sys: { ...(asset?.['sys'] as JsonObject), id: 'one' } });
  const own = await startEmulator({ space: twins });
  onTestFinished(() => own.close());
  const post = async (name: string, body: JsonObject) =>
    (
      await fetch(`${own.url}/control/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: 'one', ...body }),
      })
    ).json() as Promise<JsonObject>;
  const statusOf = async (kind: string) => {
    const token = `access_token=${own.deliveryToken}`;
    return (await fetch(`${own.url}/spaces/small/${kind}/one?${token}`)).status;
  };
  const title = { field: 'title', value: 'A file' };
  expect(await post('edit', { ...title, type: 'Asset' })).toMatchObject({ type: 'Asset' });
  expect(await post('edit', { ...title, value: 'A thing' })).toMatchObject({ type: 'Entry' });
  expect(await post('unpublish', { type: 'Asset' })).toMatchObject({ title: 'A file' });
  expect([await statusOf('entries'), await statusOf('assets')]).toEqual([200, 404]);
  own.publish('one', 'Asset');
  own.unpublish('one');
  expect([await statusOf('entries'), await statusOf('assets')]).toEqual([404, 200]);
  const open = await fetch(`${own.url}/control/open?id=one&type=Asset`, { redirect: 'manual' });
  expect(open.headers.get('location')).toBe('/control/assets/one');
});
