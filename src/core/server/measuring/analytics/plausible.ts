import { isIP } from 'node:net';
import type { LogLine } from '#server/store/store.ts';
import type { EventSender } from './event-sender.ts';
import type { SiteEvent } from './site-event.ts';

const WAIT_MS = 3_000;
const AT_ONCE = 16;

/** Passes events on to Plausible from the server: the visitor's browser never speaks with it. */
export function createPlausible(parts: {
  /** Origin of the Plausible service. */
  host: string;
  siteUrl: string;
  log: LogLine;
}): (event: SiteEvent, sender: EventSender) => void {
  const { host, siteUrl, log } = parts;
  const domain = new URL(siteUrl).hostname;
  let inFlight = 0;
  return ({ name, properties, path }, sender) => {
    if (inFlight >= AT_ONCE) return;
    inFlight += 1;
    const network = networkOf(sender.address);
    fetch(`${host}/api/event`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': sender.userAgent,
        ...(network === null ? {} : { 'X-Forwarded-For': network }),
      },
      body: JSON.stringify({ name, domain, url: siteUrl + path, props: properties }),
    })
      .then(
        (answer) => answer.arrayBuffer(),
        (error: unknown) => log('debug', 'An event was not passed on', { error: String(error) }),
      )
      .catch(() => undefined)
      .finally(() => (inFlight -= 1));
  };
}

/** Enough to tell visitors apart by country and day, too little to tell who one is. */
function networkOf(address: string | null): string | null {
  if (address === null || isIP(address.replace('/64', '')) === 0) return null;
  return address.includes(':') ? address.replace('/64', '') : address.replace(/\.\d+$/u, '.0');
}
