import { Hono } from 'hono';
import type { Analytics } from '../analytics/analytics.ts';
import { refusesTracking, toSender } from '../analytics/event-sender.ts';
import { limitBeacon, readBeacon } from './beacon-body.ts';
import { parseVital } from './parse-vital.ts';
import type { VitalStore } from './vital-store.ts';

export const VITALS_PATH = '/api/vitals';

/**
 * `POST /api/vitals` (part 1 section 7, part 2 section 7): 204 taken, 400 no measurement, 413 too large.
 * What is too much is let go with 204 as well: a page can do nothing with a refusal but write it on its visitor's console.
 * No cookie is set or read, no address is kept.
 */
export function vitalsRoute(parts: {
  store: VitalStore;
  analytics: Analytics;
  hasRoom: (address: string | null) => Promise<boolean>;
  trustedProxyCount: number;
}): Hono {
  const { store, analytics, hasRoom, trustedProxyCount } = parts;
  const routes = new Hono();
  routes.post(VITALS_PATH, limitBeacon(), async (c) => {
    c.header('Cache-Control', 'no-store');
    const sender = toSender(c, trustedProxyCount);
    if (!(await hasRoom(sender.address))) return c.body(null, 204);
    const vital = parseVital(await readBeacon(c.req));
    if (!vital) return c.json({ error: 'This is no measurement.' }, 400);
    store.record(vital);
    if (vital.previous === null && !refusesTracking(c.req)) {
      const { name, id, value, route } = vital;
      analytics.record(
        { name: 'web_vitals', properties: { name, id, value }, path: route },
        sender,
      );
    }
    return c.body(null, 204);
  });
  routes.all(VITALS_PATH, (c) => c.body(null, 405, { Allow: 'POST', 'Cache-Control': 'no-store' }));
  return routes;
}
