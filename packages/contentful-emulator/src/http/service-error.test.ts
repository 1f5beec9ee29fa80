import { expect, test } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { withEmulator } from '../../test-support/with-emulator.ts';

const { ask, emulator } = withEmulator();

const INVALID =
  'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.';
const TYPE_NEEDED =
  'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"';
const REFERENCE =
  'When searching on references you must specify the Content Type of the reference. Please send a Content Type id as a query parameter';

test.each([
  [
    'entries?name=0',
    { errors: [{ name: 'unknown', path: ['name'], details: 'The path "name" is not recognized' }] },
  ],
  [
    'entries?sys.888=GO',
    {
      errors: [
        { name: 'unknown', path: ['sys', '888'], details: 'The path "sys.888" is not recognized' },
      ],
    },
  ],
  [
    'entries?content_type=thing&fields.nope=1',
    {
      errors: [
        {
          name: 'unknown',
          path: ['fields', 'nope'],
          details: 'The path "fields.nope" is not recognized',
        },
      ],
    },
  ],
  // Seen failing: every object has a property of that name, and the answer was 500.
  [
    'entries?content_type=thing&fields.title[constructor]=x',
    {
      errors: [
        {
          name: 'unknown',
          path: ['fields', 'title', 'constructor'],
          details: 'The path "fields.title.constructor" is not recognized',
        },
      ],
    },
  ],
  [
    'entries?content_type=DOESNOTEXIST',
    { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] },
  ],
  [
    'assets?links_to_entry=one',
    {
      errors: [
        {
          name: 'unknown',
          path: ['links_to_entry'],
          details: 'The path "links_to_entry" is not recognized',
        },
      ],
    },
  ],
  [
    'entries?content_type=thing&order=-fields.body',
    {
      errors: [
        {
          name: 'order',
          path: ['fields', 'body'],
          type: 'Text',
          details: 'Text fields do not support ordering. Consider using a Symbol field instead',
        },
      ],
    },
  ],
  [
    'entries?content_type=thing&order=-fields.nope',
    {
      errors: [
        {
          name: 'unknown',
          path: ['fields', 'nope'],
          details: 'The path "fields.nope" is not recognized',
        },
      ],
    },
  ],
  [
    'entries?content_type=thing&select=fields.title,fields.nope',
    {
      errors: [
        {
          name: 'unknown',
          path: ['fields', 'nope'],
          details: 'The path "fields.nope" is not recognized',
        },
      ],
    },
  ],
])('%s is an invalid query', async (path, details) => {
  const { status, body } = await ask(path);
  expect(status).toBe(400);
  expect(body).toEqual({
    sys: { type: 'Error', id: 'InvalidQuery' },
    message: INVALID,
    details,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test.each([
  ['entries?limit=1001'],
  ['entries?limit=-1'],
  ['entries?limit=ten'],
  ['entries?skip=-1'],
  ['entries?include=11'],
  ['entries?include=x'],
  ['assets?limit=1.5'],
  ['content_types?limit=5000'],
  ['entries?content_type=thing&fields.title[near]=1,2'],
  ['entries?content_type=thing&fields.place=1,2'],
  ['entries?content_type=thing&fields.count=many'],
  ['entries?content_type=thing&fields.day[gt]=soon'],
  ['entries?content_type=thing&order=fields.story'],
  ['entries?content_type=thing&order=fields.words'],
  ['entries?content_type=thing&order=fields.friend'],
  [
    'entries?content_type=thing&order=fields.friend.fields.name&fields.friend.sys.contentType.sys.id=maker',
  ],
  ['entries?content_type=thing&fields.title[gt]=a'],
  ['entries?content_type=thing&fields.friend=maker-one'],
  ['entries?content_type=thing&fields.story=x'],
  ['entries?content_type=thing&fields.count[match]=1'],
  ['entries?includeContentSourceMaps=true'],
])('%s is an invalid query', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(400);
  expect(body).toMatchObject({ sys: { type: 'Error', id: 'InvalidQuery' }, message: INVALID });
});

test.each([
  ['entries?select=fields.title', TYPE_NEEDED],
  ['entries?fields.title=x', TYPE_NEEDED],
  ['entries?order=fields.title', TYPE_NEEDED],
  ['entries?content_type=thing&fields.friend.fields.name=Ada', REFERENCE],
  ['entries/one?locale=invalidLocale', 'Unknown locale: invalidLocale'],
  ['assets?locale=xx', 'Unknown locale: xx'],
])('%s is a bad request', async (path, message) => {
  const { status, body } = await ask(path);
  expect(status).toBe(400);
  expect(body).toEqual({
    sys: { type: 'Error', id: 'BadRequest' },
    message,
    requestId: expect.any(String),
  });
});

test.each([
  ['entries/nope', { type: 'Entry', id: 'nope', environment: 'master', space: 'small' }],
  ['assets/nope', { type: 'Asset', id: 'nope', environment: 'master', space: 'small' }],
  ['entries/draft', { type: 'Entry', id: 'draft', environment: 'master', space: 'small' }],
])('%s is not found', async (path, details) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body).toMatchObject({
    sys: { type: 'Error', id: 'NotFound' },
    message: 'The resource could not be found.',
    details,
  });
});

test.each(['content_types/not%20found', 'entries/a%20b', 'assets/%3Cx%3E', 'tags/a%20b'])(
  '%s has characters no id has, and is told apart',
  async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body['message']).toBe('Invalid resource id');
    expect(body).not.toHaveProperty('details');
  },
);

const plain = async (path: string, token?: string, root = emulator().url) => {
  const headers: Record<string, string> =
    token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(`${root}${path}`, { headers });
  return { status: response.status, body: await response.json() };
};

test('a wrong or missing token is refused, each service takes only its own', async () => {
  const { deliveryToken, previewToken, previewUrl, url } = emulator();
  const path = '/spaces/small/environments/master/entries';
  const refused = {
    status: 401,
    body: {
      sys: { type: 'Error', id: 'AccessTokenInvalid' },
      message: 'The access token you sent could not be found or is invalid.',
      requestId: expect.any(String),
    },
  };
  expect(await plain(path)).toEqual(refused);
  expect(await plain(path, 'wrong')).toEqual(refused);
  expect(await plain(path, previewToken)).toEqual(refused);
  expect(await plain(path, deliveryToken, previewUrl)).toEqual(refused);
  expect((await plain(path, previewToken, previewUrl)).status).toBe(200);
  expect((await fetch(`${url}${path}?access_token=${deliveryToken}`)).status).toBe(200);
});

test('a page under a foreign name that leads here reads nothing, whatever it asks', async () => {
  const { deliveryToken, previewToken, previewUrl, url } = emulator();
  const asked = [
    [url, `/spaces/small/entries?access_token=${deliveryToken}`],
    [previewUrl, `/spaces/small/entries?access_token=${previewToken}`],
    [url, '/images.ctfassets.net/small/pie/token/pie.png'],
  ] as const;
  const statuses = (host: string, method = 'GET') =>
    Promise.all(
      asked.map(async ([root, path]) => {
        const headers = { host: host.replace('PORT', new URL(root).port) };
        return (await rawRequest(root + path, { method, headers })).status;
      }),
    );
  for (const own of ['localhost', 'LOCALHOST:PORT', '127.0.0.1:PORT', '127.9.8.7', '[::1]:PORT'])
    expect([own, await statuses(own)]).toEqual([own, [200, 200, 200]]);
  for (const foreign of [
    ...['evil.example:PORT', 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'],
    ...['preview.evil.example', '192.168.1.7:PORT', '[fd00::1]', '0.0.0.0', 'localhost@evil'],
  ])
    for (const method of ['GET', 'OPTIONS'])
      expect([foreign, await statuses(foreign, method)]).toEqual([foreign, [403, 403, 403]]);
});

test('an unknown environment is named, an unknown space is not', async () => {
  const { deliveryToken } = emulator();
  expect(await plain('/spaces/small/environments/nope/entries', deliveryToken)).toMatchObject({
    status: 404,
    body: { details: { type: 'Environment', id: 'nope', space: 'small' } },
  });
  const unknown = await plain('/spaces/nope/entries', deliveryToken);
  expect(unknown.status).toBe(404);
  expect(unknown.body).not.toHaveProperty('details');
});

test('paths without environment and the space with a trailing slash are served', async () => {
  const { deliveryToken } = emulator();
  expect((await plain('/spaces/small/entries', deliveryToken)).status).toBe(200);
  expect((await plain('/spaces/small/', deliveryToken)).body).toMatchObject({
    name: 'Small space',
  });
});
