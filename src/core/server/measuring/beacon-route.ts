import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readJson } from '../read-json.ts';
import { refusesTracking, toSender, type EventSender } from './analytics/event-sender.ts';

/** A measurement or an event has a few hundred bytes. */
const BEACON_MAX_BYTES = 4 * 1024;

/** What the routes of beacons share. */
export type BeaconParts = {
  hasRoom: (address: string | null) => Promise<boolean>;
  trustedProxyCount: number;
};

/**
 * `POST` of what a page tells by itself, whatever type the browser gave it: 204 taken, 400 with a sentence where it is
 * none, 413 too large. What is too much is let go with 204 as well: a page can do nothing with a refusal but write it on
 * its visitor's console. No cookie is set or read, no address is kept.
 * @param take takes the body; a sentence where it is none. `isTracked`: false where the visitor refuses that
 */
export function beaconRoute(
  path: string,
  { hasRoom, trustedProxyCount }: BeaconParts,
  take: (body: unknown, sender: EventSender, isTracked: boolean) => string | null,
): Hono {
  const routes = new Hono();
  const limit = bodyLimit({ maxSize: BEACON_MAX_BYTES, onError: (c) => c.body(null, 413) });
  routes.post(path, limit, async (c) => {
    c.header('Cache-Control', 'no-store');
    const sender = toSender(c, trustedProxyCount);
    if (!(await hasRoom(sender.address))) return c.body(null, 204);
    const error = take(await readJson(c.req), sender, !refusesTracking(c.req));
    return error === null ? c.body(null, 204) : c.json({ error }, 400);
  });
  routes.all(path, (c) => c.body(null, 405, { Allow: 'POST', 'Cache-Control': 'no-store' }));
  return routes;
}
