import { pino, type Logger } from 'pino';

export type SiteLog = Logger;

/** The site's log: JSON lines on standard output, never with visitors' words or addresses of theirs. */
export function createSiteLog(level: string): SiteLog {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
