import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from './managed-store.ts';
import { answerStandIn } from './stand-in-routes.ts';
import { StandInSpace } from './stand-in-space.ts';
import type { StandInOptions } from './stand-in-space.ts';

type StandInCall = { method: string; path: string; status: number };

export type ManagementStandIn = {
  /** `127.0.0.1:N`, for the API and for uploads. */
  host: string;
  space: StandInSpace;
  calls: StandInCall[];
  /** The calls that could change something. */
  writes(): StandInCall[];
  /** Answers the next calls with 429 and this reset header. */
  limitNext(calls: number, resetSeconds: number): void;
  /** Ends the connection at the first write to such a path, and at every one after it; null lifts it. */
  breakAt(path: RegExp | null): void;
  /** Answers every write to such a path with 403. */
  forbid(path: RegExp): void;
  close(): Promise<void>;
};

export const MANAGEMENT_TOKEN = 'CFPAT-of-an-administrator';
export const READ_ONLY_TOKEN = 'CFPAT-of-a-reader';
export const STRANGER_TOKEN = 'CFPAT-of-a-stranger';

/**
 * A management API in memory: versions, publication, uploads, keys, webhooks, rights and rate limits as
 * far as provisioning meets them. Every call is recorded.
 */
export async function startManagementStandIn(
  options: Partial<StandInOptions> = {},
): Promise<ManagementStandIn> {
  const space = new StandInSpace({
    spaceId: 'new-space',
    environmentId: 'master',
    locale: 'en-US',
    otherLocales: [],
    strictLinks: false,
    neverPublish: null,
    ...options,
  });
  const calls: StandInCall[] = [];
  let limited = { calls: 0, resetSeconds: 0 };
  let breaking: RegExp | null = null;
  let forbidden: RegExp | null = null;

  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (method !== 'GET' && breaking?.test(url.pathname)) {
      breaking = /^/;
      request.socket.destroy();
      return;
    }
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      calls.push({ method, path: url.pathname, status });
      const type = 'application/vnd.contentful.management.v1+json';
      response.writeHead(status, { 'content-type': type, ...headers });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    const refuse = ({ status, code, message, details }: Refusal, headers = {}) =>
      send(status, { sys: { type: 'Error', id: code }, message, details, requestId: 'r' }, headers);
    if (limited.calls > 0) {
      limited.calls -= 1;
      const headers = { 'x-contentful-ratelimit-reset': String(limited.resetSeconds) };
      refuse(new Refusal(429, 'RateLimitExceeded'), headers);
      return;
    }
    try {
      authorise(request.headers.authorization, method);
      const [, spaces, spaceId, ...path] = url.pathname.split('/').map(decodeURIComponent);
      const isOurs = spaces === 'spaces' && spaceId === space.options.spaceId;
      if (!isOurs || request.headers.authorization?.endsWith(STRANGER_TOKEN)) {
        throw new Refusal(404, 'NotFound');
      }
      if (method !== 'GET' && forbidden?.test(url.pathname)) throw new Refusal(403, 'AccessDenied');
      const headers = request.headers as Record<string, string | undefined>;
      const bytes = Buffer.concat(chunks);
      const query = url.searchParams;
      const body = await answerStandIn(space, { method, path, query, headers, bytes });
      send(body === undefined ? 204 : method === 'POST' ? 201 : 200, body);
    } catch (error) {
      if (error instanceof Refusal) refuse(error);
      else send(500, { sys: { type: 'Error', id: 'ServerError' }, message: String(error) });
    }
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    space,
    calls,
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    limitNext: (count, resetSeconds) => {
      limited = { calls: count, resetSeconds };
    },
    breakAt: (path) => {
      breaking = path;
    },
    forbid: (path) => {
      forbidden = path;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function authorise(header: string | undefined, method: string): void {
  const token = header?.replace(/^Bearer /, '') ?? '';
  if (![MANAGEMENT_TOKEN, READ_ONLY_TOKEN, STRANGER_TOKEN].includes(token)) {
    throw new Refusal(401, 'AccessTokenInvalid', 'The access token you sent is invalid.');
  }
  if (token === READ_ONLY_TOKEN && method !== 'GET') throw new Refusal(403, 'AccessDenied');
}
