import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { toSender } from '#server/measuring/measuring.ts';
import { clientPlace } from '../../client-address.ts';
import { readJson } from '../../read-json.ts';
import { parsePolicyReports } from './parse-policy-reports.ts';
import type { PolicyReports } from './policy-reports.ts';

export const REPORT_PATH = '/api/policy-reports';

/** A delivery holds a page's reports, each with its policy: a few kilobytes. */
const REPORT_MAX_BYTES = 32 * 1024;
const DELIVERIES_PER_CLIENT_AND_MINUTE = 20;
const DELIVERIES_PER_MINUTE = 1_000;

/**
 * `POST /api/policy-reports`, where browsers report what the page's policy refused: 204 counted, 400 no report,
 * 413 too large, 429 too many. Answers are empty, nothing is sent on, no address and no text of a report is kept.
 */
export function reportRoute(parts: { reports: PolicyReports; trustedProxyCount: number }): Hono {
  const { reports, trustedProxyCount } = parts;
  const clients = new RateLimiterMemory({
    points: DELIVERIES_PER_CLIENT_AND_MINUTE,
    duration: 60,
  });
  const everyone = new RateLimiterMemory({ points: DELIVERIES_PER_MINUTE, duration: 60 });
  const unkept = { 'Cache-Control': 'no-store' };
  const routes = new Hono();
  const limit = bodyLimit({
    maxSize: REPORT_MAX_BYTES,
    onError: (c) => c.body(null, 413, unkept),
  });
  routes.post(REPORT_PATH, limit, async (c) => {
    const { address } = toSender(c, trustedProxyCount);
    try {
      await clients.consume(clientPlace(address));
      await everyone.consume('all');
    } catch {
      return c.body(null, 429, { ...unkept, 'Retry-After': '60' });
    }
    const found = parsePolicyReports(await readJson(c.req));
    if (found === null) return c.body(null, 400, unkept);
    reports.record(found);
    return c.body(null, 204, unkept);
  });
  routes.all(REPORT_PATH, (c) => c.body(null, 405, { ...unkept, Allow: 'POST' }));
  return routes;
}
