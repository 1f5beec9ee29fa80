import type { IncomingMessage, ServerResponse } from 'node:http';
import { inSpan } from '#content/in-span.server.ts';
import type { LogLine } from '#server/store/store.ts';
import { requestIdOf, type RequestIds } from './request-ids.ts';
import { areaOf, type SiteMetrics } from './site-metrics.ts';

/** Answers a request under an id that its answer, its log lines and its trace carry, and counts it. */
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
      const { method = 'GET' } = request;
      void inSpan(
        `${method} ${areaOf(path)}`,
        { 'http.request.method': method, 'url.path': path, 'request.id': id },
        async (span) => {
          const closed = new Promise((resolve) => response.once('close', resolve));
          answer();
          await closed;
          const ms = performance.now() - startedAt;
          const { statusCode: status, writableFinished: finished } = response;
          span.setAttribute('http.response.status_code', status);
          metrics?.fromServer(path, status, ms / 1_000);
          const answered = { method, path, status, ms: Math.round(ms), finished };
          log('debug', 'A request was answered', answered);
        },
      );
    });
  };
}
