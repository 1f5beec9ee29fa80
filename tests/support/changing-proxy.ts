import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

type Changed = { status?: number; headers?: Record<string, string>; body?: string };

export type ChangingProxy = {
  url: string;
  /** Where requests go; null: connections are cut, as by a server that is down. */
  target: string | null;
  /** Answers that replace the site's, by path; a function gets the site's body, and may let it wait. */
  answers: Map<string, Changed | ((body: string) => string | Promise<string>)>;
  /** Paths that the server no longer has: 404. */
  gone: RegExp | null;
  /** Paths that are asked for and never answered. */
  silent: Set<string>;
  /** Every path asked for, with its query. */
  asked: string[];
  close(): void;
};

/**
 * One origin whose site a test can change, spoil, silence or take away, as a browser with a service worker sees it.
 * @param keepsHost whether the site hears under which host it was asked; forms are refused when it does not
 */
export async function startChangingProxy(
  target: string,
  { keepsHost = false } = {},
): Promise<ChangingProxy> {
  const answers: ChangingProxy['answers'] = new Map();
  const silent = new Set<string>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!;
    asked.push(request.url!);
    if (silent.has(path)) return;
    const change = proxy.gone?.test(path) ? { status: 404, body: '' } : answers.get(path);
    if (proxy.target === null) {
      request.socket.destroy();
      return;
    }
    if (change && typeof change !== 'function') {
      response.writeHead(change.status ?? 200, change.headers).end(change.body);
      return;
    }
    const { host, ...rest } = request.headers;
    const headers = keepsHost ? { host, ...rest } : rest;
    if (change) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const onward = forward(proxy.target + request.url, { method: request.method, headers });
    onward.on('error', () => response.destroy());
    onward.on('response', async (answer) => {
      if (!change) {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
        return;
      }
      const body = (await answer.toArray()).join('');
      const { 'content-length': _, etag: __, ...kept } = answer.headers;
      response.writeHead(answer.statusCode!, kept).end(await change(body));
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: ChangingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target,
    answers,
    silent,
    asked,
    gone: null,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
