import { parseCookie, stringifyCookie, stringifySetCookie } from 'cookie';

/** Cookies of accounts: kept from scripts and other sites, and bound to this host wherever TLS allows it. */
export type AccountCookies = {
  secure: boolean;
  names: { session: string; secondStep: string; device: string; flash: string };
};

/**
 * Names of the cookies. The prefix makes browsers refuse a cookie that another host or an unprotected answer set;
 * they also refuse it over plain HTTP, which a try-out on this machine uses.
 */
export function accountCookies(siteUrl: string): AccountCookies {
  const secure = siteUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  return {
    secure,
    names: {
      session: `${prefix}session`,
      secondStep: `${prefix}second-step`,
      device: `${prefix}known-device`,
      flash: `${prefix}notice`,
    },
  };
}

/** A Set-Cookie value. Without `maxAgeSeconds` it ends with the browser's own session; 0 removes the cookie. */
export function setCookie(
  { secure }: AccountCookies,
  name: string,
  value: string,
  maxAgeSeconds?: number,
): string {
  return stringifySetCookie({
    name,
    value,
    secure,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}

/** The value of one cookie of a request; null when it is not there. */
export function readCookie(header: string | null, name: string): string | null {
  return parseCookie(header ?? '')[name] ?? null;
}

/** Of a Cookie header only the named ones, each once as `readCookie` finds it: two readers must not see two cookies. */
export function onlyCookies(header: string | null, names: readonly string[]): string {
  const all = parseCookie(header ?? '');
  return stringifyCookie(Object.fromEntries(names.map((name) => [name, all[name]])));
}
