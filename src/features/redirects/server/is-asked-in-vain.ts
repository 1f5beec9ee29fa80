import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { isReserved } from './check-redirects.ts';

/** Addresses of files and of other systems' parts, which programs try on every site. */
const FILE = /\.(?!html?$|pdf$)[a-z][a-z\d]{0,7}$/iu;
const PROBE = /\/(?:\.|wp-|wordpress|cgi-bin|phpmyadmin|xmlrpc|vendor\/|autodiscover|actuator)/iu;
/** A mail address, or what stands for its sign: no path that holds one is written down. */
const PERSONAL = /@|%40/u;

/**
 * Whether a person asked for a page in vain, as far as a request tells: a page that was opened, by no program, at an
 * address that a page could have had.
 */
export function isAskedInVain({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const path = url.split('?', 1)[0]!;
  if (isReserved(path) || FILE.test(path) || PROBE.test(path) || PERSONAL.test(path)) return false;
  // What a page fetches for itself, and what a browser opens ahead of a visitor who may never come.
  const { 'sec-fetch-dest': use = 'document', 'sec-purpose': purpose } = headers;
  if (use !== 'document' || purpose !== undefined) return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !isbot(agent);
}
