import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { SiteMetrics } from './site-metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries this bearer token; never, where none is set. */
export function bearsToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return false;
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

const METRICS_PATH = '/metrics';

/** `GET /metrics` for whoever sends METRICS_TOKEN as bearer token; to everyone else there is no such page. */
export function metricsRoute(metrics: SiteMetrics, token: string): Hono {
  const routes = new Hono();
  routes.get(METRICS_PATH, async (c, next) => {
    if (!bearsToken(c.req.header('authorization'), token)) return next();
    const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' };
    return c.body(await metrics.text(), 200, headers);
  });
  return routes;
}
