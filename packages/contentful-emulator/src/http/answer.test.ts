import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { smallSpace } from '../../test-support/small-space.ts';
import { withEmulator } from '../../test-support/with-emulator.ts';
import { startEmulator } from '../start-emulator.ts';

const { emulator, ask } = withEmulator();

const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { url, deliveryToken } = emulator();
  const all = { authorization: `Bearer ${deliveryToken}`, ...headers };
  return rawRequest(`${url}/spaces/small/environments/master/${path}`, { method, headers: all });
};

test('carries the headers the service sends', async () => {
  const { headers } = await raw('entries');
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.contentful.delivery.v1+json',
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET,HEAD,OPTIONS',
    'access-control-expose-headers': 'Etag',
    'access-control-max-age': '86400',
    'contentful-api': 'cda',
    'cf-space-id': 'small',
    'cf-environment-id': 'master',
    'x-contentful-route': '/spaces/:space/environments/:environment/entries',
    'x-contentful-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('the request id of an error is in header and body', async () => {
  const { headers, body } = await raw('entries/nope');
  expect(JSON.parse(body.toString()).requestId).toBe(headers['x-contentful-request-id']);
});

test('long answers are compressed for who accepts it, with a weak entity tag', async () => {
  const packed = await raw('entries', { 'accept-encoding': 'gzip' });
  const plain = await raw('entries');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers.etag).toMatch(/^W\/"/);
  expect(gunzipSync(packed.body)).toEqual(plain.body);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.etag).toMatch(/^"/);
  const refused = await raw('entries', { 'accept-encoding': 'gzip;q=0, identity' });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('what the client has already is not sent again', async () => {
  const first = await raw('entries');
  const etag = String(first.headers.etag);
  const second = await raw('entries', { 'if-none-match': etag });
  expect(second.status).toBe(304);
  expect(second.body).toHaveLength(0);
  expect((await raw('entries', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await raw('entries?limit=1', { 'if-none-match': etag })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const get = await raw('entries');
  const head = await raw('entries', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.body).toHaveLength(0);
});

test('a browser may ask first, without a token, for every header the client sends', async () => {
  const { url } = emulator();
  const answer = await rawRequest(`${url}/spaces/small/environments/master/entries`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'authorization,x-contentful-user-agent' },
  });
  expect(answer.status).toBe(204);
  const allowed = String(answer.headers['access-control-allow-headers']).toLowerCase().split(',');
  for (const name of [
    'authorization',
    'content-type',
    'x-contentful-user-agent',
    'x-contentful-locale-based-publishing',
    'x-contentful-resource-resolution',
  ]) {
    expect(allowed).toContain(name);
  }
});

test('a host name that begins with preview is the preview service', async () => {
  const { previewToken } = emulator();
  const answer = await raw('entries?sys.id=draft', {
    host: 'preview.localhost',
    authorization: `Bearer ${previewToken}`,
  });
  expect(answer.headers['contentful-api']).toBe('cpa');
  expect(JSON.parse(answer.body.toString()).total).toBe(1);
});

test('definitions are answered: types without validations, locales, tags that are public', async () => {
  const type = (await ask('content_types/thing')).body;
  expect(type).toMatchObject({
    sys: { id: 'thing', type: 'ContentType', revision: 1 },
    displayField: 'title',
  });
  expect(type['fields']).toContainEqual({
    id: 'words',
    name: 'words',
    type: 'Array',
    localized: false,
    required: false,
    disabled: false,
    omitted: false,
    items: { type: 'Symbol', validations: [] },
  });
  expect((await ask('content_types?query=thin')).body['total']).toBe(1);
  expect((await ask('content_types?sys.id[in]=maker,x')).body['total']).toBe(1);
  expect((await ask('content_types?name=Maker')).body['total']).toBe(1);
  expect((await ask('locales')).body).toMatchObject({ total: 4, limit: 1000 });
  expect((await ask('tags?name[match]=all')).body).toMatchObject({ total: 1 });
  expect((await ask('tags/public')).status).toBe(404);
});

test('a private tag of an entry is not told', async () => {
  expect((await ask('entries/one')).body['metadata']).toMatchObject({
    tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'fruit' } }],
  });
});

test('asset keys are given for at most 48 hours', async () => {
  const { url, deliveryToken } = emulator();
  const ask = (expiresAt: unknown) =>
    rawRequest(`${url}/spaces/small/environments/master/asset_keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${deliveryToken}` },
      body: JSON.stringify({ expiresAt }),
    });
  const now = Math.floor(Date.now() / 1000);
  const good = await ask(now + 3600);
  expect(good.status).toBe(200);
  expect(JSON.parse(good.body.toString())).toEqual({
    policy: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    secret: expect.any(String),
  });
  expect((await ask(now - 1)).status).toBe(422);
  expect((await ask(now + 49 * 3600)).status).toBe(422);
  expect((await ask('soon')).status).toBe(422);
});

test('an answer of more than 7 MB is refused, in bytes before it is compressed', async () => {
  const large = await startEmulator({ space: smallSpace() });
  onTestFinished(() => large.close());
  large.edit('one', 'body', '機'.repeat(2_500_000));
  large.publish('one');
  const entries = `${large.url}/spaces/small/entries?access_token=${large.deliveryToken}`;
  const refused = await fetch(entries);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    sys: { type: 'Error', id: 'BadRequest' },
    message: 'Response size too big. Maximum allowed response size: 7340032B.',
    requestId: refused.headers.get('x-contentful-request-id'),
  });
  expect((await fetch(`${entries}&select=sys`)).status).toBe(200);
});
