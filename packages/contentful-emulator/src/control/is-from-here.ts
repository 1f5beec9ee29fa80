import type { IncomingMessage } from 'node:http';
import { hostNameOf, isLoopbackName } from '../http/host-name.ts';

/**
 * True when a request came over loopback, to a loopback name, and from a page of this origin or no
 * page at all.
 */
export function isFromHere(request: IncomingMessage): boolean {
  if (!isLoopback(request.socket.remoteAddress ?? '')) return false;
  if (!isLoopbackName(hostNameOf(request))) return false;
  if (request.headers.origin !== undefined && !isOwnForm(request)) return false;
  const site = request.headers['sec-fetch-site'];
  // Opening the page by a link from elsewhere is fine; acting from elsewhere is not.
  const isNavigation = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  return site === undefined || site === 'same-origin' || site === 'none' || isNavigation;
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/**
 * True for a form that a page of this origin sent. Browsers name the origin of every form they send, as "null" where a
 * policy keeps it, and then say beside it that it is the same; a request that names none came from no page and is told to
 * use the API.
 */
export function isOwnForm({ headers }: IncomingMessage): boolean {
  const { origin, host = '' } = headers;
  const isKept = origin === 'null' && headers['sec-fetch-site'] === 'same-origin';
  return isKept || origin === `http://${host}`;
}
