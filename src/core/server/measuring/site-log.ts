import { pino, type Logger } from 'pino';
import type { RequestIds } from './metrics/request-ids.ts';

export type SiteLog = Logger;

/**
 * The site's log: JSON lines on standard output, never with visitors' words or addresses of theirs. A line that was
 * written for a request carries its id.
 */
export function createSiteLog(level: string, requestIds: RequestIds): SiteLog {
  const mixin = () => {
    const requestId = requestIds.getStore();
    return requestId === undefined ? {} : { requestId };
  };
  return pino({ level, base: null, mixin, timestamp: pino.stdTimeFunctions.isoTime });
}
