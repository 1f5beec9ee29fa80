import { parseCookie, stringifySetCookie } from 'cookie';
import { projectQuery, type ProjectList } from '#content/project/project-list.ts';

const NAME = 'project';
/** Browsers refuse a cookie of more than 4,096. */
const MOST_CHARACTERS = 3_900;

/** The list that a cookie keeps for a visitor without a script, as the query of an address; null without one. */
export function readKeptProject(request: Request): URLSearchParams | null {
  // It is a query, and stays encoded as one.
  const decode = (value: string) => value;
  const text = parseCookie(request.headers.get('Cookie') ?? '', { decode })[NAME];
  return text === undefined ? null : new URLSearchParams(text);
}

/**
 * The header that keeps a list until the browser is closed. None while a page is only fetched ahead, and where the list
 * has no room in a cookie: it is in the address.
 */
export function keepProject(request: Request, list: ProjectList): Record<string, string> {
  // A comma has no place in a cookie.
  const value = projectQuery(list).replaceAll(',', '%2C');
  const isAhead = request.headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false;
  if (isAhead || value.length > MOST_CHARACTERS) return {};
  const secure = new URL(request.url).protocol === 'https:';
  const cookie = { name: NAME, value, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return { 'Set-Cookie': stringifySetCookie(cookie, { encode: (query) => query }) };
}
