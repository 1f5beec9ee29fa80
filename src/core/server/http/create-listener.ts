import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { WatchRequest } from '#server/measuring/measuring.ts';
import type { NodeBindings, PageHandler } from './page-handler.ts';
import { refusalOf, refuse, takeOwnPath, UNNAMED_HOST } from './security/request-gate.ts';
import type { Traffic } from './traffic.ts';

/** Answers one request of node:http. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The way of a request: refused, or answered from the page cache, or handed to the routes.
 * @param parts.plainHeaders of answers that no route gave
 */
export function createListener(parts: {
  routes: Hono<{ Bindings: NodeBindings }>;
  pageHandler: PageHandler;
  traffic: Traffic;
  watch: WatchRequest;
  plainHeaders: Record<string, string>;
  /** Counts a visit, where a request begins one. */
  countVisit(request: IncomingMessage, response: ServerResponse): void;
  onKept(status: number): void;
  onFailure(error: unknown): void;
}): Listener {
  const { routes, pageHandler, traffic, watch, plainHeaders } = parts;
  const handle = getRequestListener(
    async (request, env) => {
      const { outgoing } = env as { outgoing: ServerResponse };
      const answer = await routes.fetch(request, env as never);
      // A page from memory is written already; for HEAD the answer that says so comes back in another's place.
      return outgoing.headersSent ? RESPONSE_ALREADY_SENT : answer;
    },
    {
      hostname: UNNAMED_HOST,
      errorHandler(error) {
        const status = error instanceof RequestError ? 400 : 500;
        if (status === 500) parts.onFailure(error);
        return new Response(null, { status, headers: plainHeaders });
      },
    },
  );
  const waiting: (() => void)[] = [];
  const beginNext = (): void => {
    const begin = waiting.shift()!;
    if (waiting.length > 0) setImmediate(beginNext);
    begin();
  };
  /** One a turn of the event loop: of hundreds that arrive together, those for pages in memory are answered first. */
  function beginInTurn(begin: () => void): void {
    waiting.push(begin);
    if (waiting.length === 1) setImmediate(beginNext);
  }

  return (request, response) => {
    takeOwnPath(request);
    const refusal = refusalOf(request);
    if (refusal !== null) return refuse(request, response, refusal, plainHeaders);
    pageHandler.readAddress(request);
    parts.countVisit(request, response);
    if (pageHandler.answerKept(request, response)) return parts.onKept(response.statusCode);
    traffic.begin(response);
    beginInTurn(() => watch(request, response, () => void handle(request, response)));
  };
}
