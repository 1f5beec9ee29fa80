import type { Hono } from 'hono';
import { beaconRoute, type BeaconParts } from '../beacon-route.ts';
import type { Analytics } from './analytics.ts';
import { parseEvent } from './site-event.ts';

export const EVENTS_PATH = '/api/events';

/** `POST /api/events`; an event of a visitor who refuses to be tracked is let go of. */
export function eventsRoute(parts: BeaconParts & { analytics: Analytics }): Hono {
  return beaconRoute(EVENTS_PATH, parts, (body, sender, isTracked) => {
    const event = parseEvent(body);
    if (!event) return 'This is no event.';
    if (isTracked) parts.analytics.record(event, sender);
    return null;
  });
}
