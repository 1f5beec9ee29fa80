import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** One request, and what the service would say to it. */
type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  body: object;
  text: string;
  resetSeconds: string;
  waiting: Set<ServerResponse>;
};

function send(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

const fail = (response: ServerResponse, status: number, id: string, more = {}, headers = {}) =>
  send(response, status, { sys: { type: 'Error', id }, message: id, ...more }, headers);

const UNKNOWN_CONTENT_TYPE = {
  details: { errors: [{ name: 'unknownContentType', value: 'x' }] },
};

/** Ways in which it answers. */
const ACTS = {
  well: ({ response, body }) => send(response, 200, body),
  'server-error': ({ response }) => fail(response, 500, 'ServerError'),
  'rate-limited': ({ response, resetSeconds }) => {
    const headers = { 'x-contentful-ratelimit-reset': resetSeconds };
    fail(response, 429, 'RateLimitExceeded', {}, headers);
  },
  unauthorised: ({ response }) => fail(response, 401, 'AccessTokenInvalid'),
  'space-not-found': ({ response }) => fail(response, 404, 'NotFound'),
  'asset-not-found': ({ response }) =>
    fail(response, 404, 'NotFound', { details: { type: 'Asset' } }),
  'unknown-content-type': ({ response }) =>
    fail(response, 400, 'InvalidQuery', UNKNOWN_CONTENT_TYPE),
  hang: ({ response, waiting }) => void waiting.add(response),
  'hang-up': ({ request }) => void request.socket.end(),
  reset: ({ request }) => void request.socket.resetAndDestroy(),
  'break-off': ({ request, response, text }) => {
    response.writeHead(200, { 'content-length': String(text.length + 100) });
    response.write(text);
    setImmediate(() => request.socket.destroy());
  },
  truncated: ({ response, text }) => send(response, 200, text.slice(0, -20)),
  'wrong-items': ({ response, body }) => send(response, 200, { ...body, items: 'none' }),
  'wrong-includes': ({ response, body }) =>
    send(response, 200, { ...body, includes: { Entry: {} } }),
  'wrong-entry': ({ response, body }) => send(response, 200, { ...body, items: [null] }),
  large: ({ response, text }) => send(response, 200, `${text}${' '.repeat(2_000_000)}`),
  huge: ({ response, text }) => send(response, 200, `${text}${' '.repeat(300_000)}`),
  bomb: ({ response, text }) =>
    send(response, 200, gzipSync(`${text}${' '.repeat(3_000_000)}`), {
      'content-encoding': 'gzip',
    }),
  drip: ({ response, waiting }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{');
    waiting.add(response);
  },
  redirect: ({ request, response }) =>
    fail(response, 302, 'Moved', {}, { location: `http://${request.headers.host}/elsewhere` }),
} satisfies Record<string, (call: Call) => void>;

/** How the service answers from now on. */
export type Behaviour = keyof typeof ACTS;

const toEntry = (id: string, type: string, version: number) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields: { title: `Title ${version}` },
});

function toBody(url: string, ids: string[], version: number): object {
  if (url.includes('/assets/')) {
    return { sys: { id: 'asset-1', type: 'Asset' }, fields: { title: `Asset ${version}` } };
  }
  if (ids.length === 0) return { sys: { type: 'Array' }, total: 0, items: [] };
  return {
    sys: { type: 'Array' },
    total: ids.length,
    skip: 0,
    limit: 100,
    items: ids.map((id) => toEntry(id, 'machine', version)),
    includes: {
      Entry: [toEntry('linked-1', 'feature', version)],
      Asset: [{ sys: { id: 'asset-1', type: 'Asset' }, fields: {} }],
    },
    errors: [{ details: { type: 'Link', linkType: 'Entry', id: 'draft-1' } }],
  };
}

/** A delivery service on a real port that does as it is told, and remembers what it was asked. */
export async function startMisbehavingService() {
  let behaviour: Behaviour = 'well';
  let version = 1;
  let poison = '';
  let resetSeconds = '7';
  let ids = ['entry-1'];
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const waiting = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (new URL(url, 'http://x').pathname === '/elsewhere') return void response.end();
    const body = toBody(url, ids, version);
    const act = poison && url.includes(poison) ? 'server-error' : behaviour;
    ACTS[act]({ request, response, body, text: JSON.stringify(body), resetSeconds, waiting });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    host,
    origin: `http://${host}`,
    asked,
    waiting,
    sockets,
    behave: (next: Behaviour) => void (behaviour = next),
    /** The content as edited once more; titles carry the number. */
    edit: (next: number) => void (version = next),
    hold: (next: string[]) => void (ids = next),
    /** Questions whose address holds this fail, whatever else. */
    poison: (part: string) => void (poison = part),
    nameReset: (seconds: string) => void (resetSeconds = seconds),
    /** Answers the questions left hanging. */
    release() {
      for (const response of waiting) {
        if (response.headersSent) response.destroy();
        else send(response, 200, toBody(response.req.url ?? '', ids, version));
      }
      waiting.clear();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type MisbehavingService = Awaited<ReturnType<typeof startMisbehavingService>>;
