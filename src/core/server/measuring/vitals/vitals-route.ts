import type { Hono } from 'hono';
import type { Analytics } from '../analytics/analytics.ts';
import { beaconRoute, type BeaconParts } from '../beacon-route.ts';
import { parseVital } from './parse-vital.ts';
import type { VitalStore } from './vital-store.ts';

export const VITALS_PATH = '/api/vitals';

/** `POST /api/vitals` (part 1 section 7, part 2 section 7). */
export function vitalsRoute(
  parts: BeaconParts & { store: VitalStore; analytics: Analytics },
): Hono {
  return beaconRoute(VITALS_PATH, parts, (body, sender, isTracked) => {
    const vital = parseVital(body);
    if (!vital) return 'This is no measurement.';
    parts.store.record(vital);
    const { name, id, value, route, previous } = vital;
    if (previous === null && isTracked)
      parts.analytics.record(
        { name: 'web_vitals', properties: { name, id, value }, path: route },
        sender,
      );
    return null;
  });
}
