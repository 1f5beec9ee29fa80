import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogLine } from '#server/store/store.ts';
import { requestIdOf, type RequestIds } from './request-ids.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** Answers a request under an id that its answer and its log lines carry, and counts it. */
export type WatchRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
) => void;

export function createRequestWatch(parts: {
  requestIds: RequestIds;
  metrics: SiteMetrics | null;
  behindProxy: boolean;
  log: LogLine;
}): WatchRequest {
  const { requestIds, metrics, behindProxy, log } = parts;
  return (request, response, answer) => {
    const id = requestIdOf(request.headers['x-request-id'], behindProxy);
    const startedAt = performance.now();
    // Queries may hold tokens and words of visitors: they are in no log and no label.
    const path = (request.url ?? '/').split('?')[0]!;
    response.setHeader('X-Request-Id', id);
    requestIds.run(id, () => {
      response.once('close', () => {
        const ms = performance.now() - startedAt;
        const { statusCode: status, writableFinished } = response;
        metrics?.fromServer(path, status, ms / 1_000);
        const { method } = request;
        log('debug', 'A request was answered', {
          method,
          path,
          status,
          ms: Math.round(ms),
          finished: writableFinished,
        });
      });
      answer();
    });
  };
}
