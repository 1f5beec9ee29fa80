import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** A measurement or an event has a few hundred bytes. */
const BEACON_MAX_BYTES = 4 * 1024;

export function limitBeacon(): MiddlewareHandler {
  return bodyLimit({ maxSize: BEACON_MAX_BYTES, onError: (c) => c.body(null, 413) });
}

/** The parsed body, whatever type the browser gave it; undefined when it is no JSON. */
export async function readBeacon(request: { text(): Promise<string> }): Promise<unknown> {
  try {
    return JSON.parse(await request.text());
  } catch {
    return undefined;
  }
}
