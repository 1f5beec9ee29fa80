import { Hono } from 'hono';
import { limitBeacon, readBeacon } from '../vitals/beacon-body.ts';
import type { Analytics } from './analytics.ts';
import { refusesTracking, toSender } from './event-sender.ts';
import { parseEvent } from './site-event.ts';

export const EVENTS_PATH = '/api/events';

/** `POST /api/events`: 204 taken, let go as too many or refused by the visitor's own stubMediaQueries, 400 no event, 413 too large. */
export function eventsRoute(parts: {
  analytics: Analytics;
  hasRoom: (address: string | null) => Promise<boolean>;
  trustedProxyCount: number;
}): Hono {
  const { analytics, hasRoom, trustedProxyCount } = parts;
  const routes = new Hono();
  routes.post(EVENTS_PATH, limitBeacon(), async (c) => {
    c.header('Cache-Control', 'no-store');
    const sender = toSender(c, trustedProxyCount);
    if (!(await hasRoom(sender.address))) return c.body(null, 204);
    const event = parseEvent(await readBeacon(c.req));
    if (!event) return c.json({ error: 'This is no event.' }, 400);
    if (!refusesTracking(c.req)) analytics.record(event, sender);
    return c.body(null, 204);
  });
  routes.all(EVENTS_PATH, (c) => c.body(null, 405, { Allow: 'POST', 'Cache-Control': 'no-store' }));
  return routes;
}
