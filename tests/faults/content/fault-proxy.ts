import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSecureContext } from 'node:tls';
import { gzipSync } from 'node:zlib';
import type { Emulator } from 'contentful-emulator';
import { pause } from '../fault.ts';
import type { ContentFailureName } from './content-failures.ts';
import { makeCertificates } from './make-certificates.ts';

/** A name that no resolver knows; controlled-names.mjs leads it to this machine. */
const NAME = 'delivery.fault-test.invalid';
const HUGE_BYTES = 50 * 1024 * 1024;
const PRELOAD = fileURLToPath(new URL('controlled-names.mjs', import.meta.url));
/** Where a redirect leads: a path of our own, so that following it would be seen. */
const ELSEWHERE = '/latest/meta-data/';

type Call = {
  question: string;
  atMs: number;
  /** When it was decided on: a new connection is opened for a question, which then waits for its handshake. */
  begunAtMs: number;
};

export type FaultProxy = {
  /** Settings of a site that reads the service through this proxy. */
  env: Record<string, string>;
  behave(failure: ContentFailureName | 'well'): void;
  /** Seconds in the reset header while rate-limited. */
  nameReset(seconds: number): void;
  /** Every call since `forget`, with the moment it came (performance.now). */
  calls(): Call[];
  forget(): void;
  /** Calls to the address that a redirect named. */
  followed(): number;
  close(): Promise<void>;
};

/** Stands between the site and the emulator, over TLS and under a name of its own, and does what it is told. */
export async function startFaultProxy(emulator: Emulator): Promise<FaultProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-proxy-'));
  const { authorityFile, certificates } = makeCertificates(folder, [NAME, 'other.invalid']);
  const [right, wrong] = certificates.map((certificate) => createSecureContext(certificate));
  const lost = join(folder, 'name-is-lost');
  const bomb = gzipSync(Buffer.concat([Buffer.from('{"items":['), Buffer.alloc(1e8, ' ')]));
  const sockets = new Set<Socket>();
  /** When connections were opened that have asked nothing yet, by their port. */
  const opened = new Map<number | undefined, number>();
  let behaviour: ContentFailureName | 'well' = 'well';
  let resetSeconds = 1;
  let calls: Call[] = [];
  let followed = 0;

  const server = createServer(
    {
      ...certificates[0],
      SNICallback: (_name, done) => done(null, behaviour === 'wrong-certificate' ? wrong : right),
    },
    (request, response) => {
      if (request.url === ELSEWHERE) followed += 1;
      const atMs = performance.now();
      const port = request.socket.remotePort;
      calls.push({ question: request.url ?? '', atMs, begunAtMs: opened.get(port) ?? atMs });
      opened.delete(port);
      void answer(request, response).catch(() => response.destroy());
    },
  );
  server.on('connection', (socket) => {
    sockets.add(socket);
    const { remotePort } = socket;
    opened.set(remotePort, performance.now());
    socket.on('close', () => {
      sockets.delete(socket);
      opened.delete(remotePort);
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = { 'content-type': 'application/vnd.contentful.delivery.v1+json' };
    switch (behaviour) {
      case 'server-error':
        response.writeHead(500, json).end('{"sys":{"type":"Error","id":"ServerError"}}');
        return;
      case 'rate-limited':
        response.writeHead(429, { ...json, 'x-contentful-ratelimit-reset': String(resetSeconds) });
        response.end('{"sys":{"type":"Error","id":"RateLimitExceeded"}}');
        return;
      case 'hang':
        return;
      case 'close':
        request.socket.end();
        return;
      case 'reset':
        // The connection under TLS: only there is a reset a reset.
        for (const socket of sockets) socket.resetAndDestroy();
        return;
      case 'redirect':
        response.writeHead(302, { location: ELSEWHERE }).end();
        return;
      case 'bomb':
        response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb);
        return;
      case 'huge':
        response.writeHead(200, json);
        response.write('{"items":[');
        await pour(response, HUGE_BYTES);
        return;
      case 'drip': {
        response.writeHead(200, json);
        const drip = setInterval(() => response.write(' '), 1_000);
        response.on('close', () => clearInterval(drip));
        return;
      }
      default:
        return passOn(request, response);
    }
  }

  /** Asks the emulator, which plays the rest: wrong types, refused tokens, missing spaces, slowness. */
  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const truncated = behaviour === 'truncated';
    const upstream = await fetch(`http://${emulator.host}${request.url}`, {
      headers: { authorization: request.headers.authorization ?? '' },
    });
    const text = await upstream.text();
    const type = upstream.headers.get('content-type') ?? 'application/json';
    response.writeHead(upstream.status, { 'content-type': type });
    response.end(truncated ? text.slice(0, text.length / 2) : text);
  }

  const endConnections = () => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    env: {
      CONTENT_SOURCE: 'contentful',
      CONTENTFUL_SPACE_ID: emulator.spaceId,
      CONTENTFUL_DELIVERY_TOKEN: emulator.deliveryToken,
      CONTENTFUL_HOST: `${NAME}:${port}`,
      NODE_EXTRA_CA_CERTS: authorityFile,
      NODE_OPTIONS: `--import=${PRELOAD}`,
      FAULT_NAME: NAME,
      FAULT_NAME_LOST: lost,
    },
    behave(next) {
      behaviour = next;
      const playedThere = ['wrong-types', 'unauthorised', 'not-found', 'slow'] as const;
      emulator.setScenario(playedThere.find((name) => name === next) ?? 'full');
      if (next === 'unknown-name') writeFileSync(lost, '');
      else rmSync(lost, { force: true });
      // A connection that is open knows neither names nor certificates.
      endConnections();
    },
    nameReset(seconds) {
      resetSeconds = seconds;
    },
    calls: () => calls,
    forget() {
      calls = [];
    },
    followed: () => followed,
    async close() {
      endConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the site has asked nothing for two seconds. */
export async function untilQuiet(proxy: FaultProxy): Promise<void> {
  let last = performance.now();
  let seen = proxy.calls().length;
  while (performance.now() - last < 2_000) {
    await pause(100);
    if (proxy.calls().length === seen) continue;
    seen = proxy.calls().length;
    last = performance.now();
  }
}

/** Writes so many blanks, as fast as they are taken. */
async function pour(response: ServerResponse, bytes: number): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const ended = new AbortController();
  response.once('close', () => ended.abort());
  for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length) {
    if (response.write(chunk)) continue;
    await once(response, 'drain', { signal: ended.signal }).catch(() => undefined);
  }
  response.end(']}');
}
