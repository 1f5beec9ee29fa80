import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { SiteMetrics } from './site-metrics.ts';

export const METRICS_PATH = '/metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` for whoever sends METRICS_TOKEN as bearer token; to everyone else there is no such page. */
export function metricsRoute(metrics: SiteMetrics, token: string): Hono {
  const expected = digest(`Bearer ${token}`);
  const routes = new Hono();
  routes.get(METRICS_PATH, async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) return next();
    const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' };
    return c.body(await metrics.text(), 200, headers);
  });
  return routes;
}
