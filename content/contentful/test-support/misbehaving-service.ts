import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** How the service answers from now on. */
export type Behaviour =
  | 'well'
  | 'server-error'
  | 'rate-limited'
  | 'unauthorised'
  | 'space-not-found'
  | 'asset-not-found'
  | 'unknown-content-type'
  | 'hang'
  | 'hang-up'
  | 'reset'
  | 'break-off'
  | 'truncated'
  | 'wrong-items'
  | 'wrong-includes'
  | 'wrong-entry'
  | 'large'
  | 'huge'
  | 'bomb'
  | 'drip'
  | 'redirect';

/** A delivery service on a real port that does as it is told, and remembers what it was asked. */
export async function startMisbehavingService() {
  let behaviour: Behaviour = 'well';
  let version = 1;
  let poison = '';
  let resetSeconds = '7';
  let items = [toEntry('entry-1', 'machine')];
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const waiting = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (new URL(request.url ?? '', 'http://x').pathname === '/elsewhere')
      return void response.end();
    answer(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;

  function toEntry(id: string, type: string, fields: Record<string, unknown> = {}) {
    return {
      sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
      fields: { title: `Title ${version}`, ...fields },
    };
  }

  function toBody(url: string) {
    if (url.includes('/assets/')) {
      return { sys: { id: 'asset-1', type: 'Asset' }, fields: { title: `Asset ${version}` } };
    }
    if (items.length === 0) return { sys: { type: 'Array' }, total: 0, items: [] };
    const entry = { ...items[0], fields: { ...items[0]?.fields, title: `Title ${version}` } };
    return {
      sys: { type: 'Array' },
      total: items.length,
      skip: 0,
      limit: 100,
      items: [entry, ...items.slice(1)],
      includes: {
        Entry: [toEntry('linked-1', 'feature')],
        Asset: [{ sys: { id: 'asset-1', type: 'Asset' }, fields: {} }],
      },
      errors: [{ details: { type: 'Link', linkType: 'Entry', id: 'draft-1' } }],
    };
  }

  function send(response: ServerResponse, status: number, body: unknown, headers = {}) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }

  const fail = (response: ServerResponse, status: number, id: string, more = {}, headers = {}) =>
    send(response, status, { sys: { type: 'Error', id }, message: id, ...more }, headers);

  function answer(request: IncomingMessage, response: ServerResponse) {
    const body = toBody(request.url ?? '');
    const text = JSON.stringify(body);
    const gzip = { 'content-encoding': 'gzip' };
    const acts: Record<Behaviour, () => void> = {
      well: () => send(response, 200, body),
      'server-error': () => fail(response, 500, 'ServerError'),
      'rate-limited': () =>
        fail(
          response,
          429,
          'RateLimitExceeded',
          {},
          { 'x-contentful-ratelimit-reset': resetSeconds },
        ),
      unauthorised: () => fail(response, 401, 'AccessTokenInvalid'),
      'space-not-found': () => fail(response, 404, 'NotFound'),
      'asset-not-found': () => fail(response, 404, 'NotFound', { details: { type: 'Asset' } }),
      'unknown-content-type': () =>
        fail(response, 400, 'InvalidQuery', {
          details: { errors: [{ name: 'unknownContentType', value: 'x' }] },
        }),
      hang: () => void waiting.add(response),
      'hang-up': () => void request.socket.end(),
      reset: () => void request.socket.resetAndDestroy(),
      'break-off': () => {
        response.writeHead(200, { 'content-length': String(text.length + 100) });
        response.write(text);
        setImmediate(() => request.socket.destroy());
      },
      truncated: () => send(response, 200, text.slice(0, -20)),
      'wrong-items': () => send(response, 200, { ...body, items: 'none' }),
      'wrong-includes': () => send(response, 200, { ...body, includes: { Entry: {} } }),
      'wrong-entry': () => send(response, 200, { ...body, items: [null] }),
      large: () => send(response, 200, `${text}${' '.repeat(2_000_000)}`),
      huge: () => send(response, 200, `${text}${' '.repeat(300_000)}`),
      bomb: () => send(response, 200, gzipSync(`${text}${' '.repeat(3_000_000)}`), gzip),
      drip: () => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{');
        waiting.add(response);
      },
      redirect: () => fail(response, 302, 'Moved', {}, { location: `http://${host}/elsewhere` }),
    };
    if (poison && request.url?.includes(poison)) acts['server-error']();
    else acts[behaviour]();
  }

  return {
    host,
    origin: `http://${host}`,
    asked,
    behave(next: Behaviour) {
      behaviour = next;
    },
    /** The content as edited once more; titles carry the number. */
    edit(next: number) {
      version = next;
    },
    hold(ids: string[]) {
      items = ids.map((id) => toEntry(id, 'machine'));
    },
    /** Questions whose address holds this fail, whatever else. */
    poison(part: string) {
      poison = part;
    },
    nameReset(seconds: string) {
      resetSeconds = seconds;
    },
    /** Answers the questions left hanging. */
    release() {
      for (const response of waiting) {
        if (response.headersSent) response.destroy();
        else send(response, 200, toBody(response.req.url ?? ''));
      }
      waiting.clear();
    },
    waiting,
    sockets,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type MisbehavingService = Awaited<ReturnType<typeof startMisbehavingService>>;
