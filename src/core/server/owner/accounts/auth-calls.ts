import type { SiteDatabase } from '#server/store/store.ts';
import type { Account, Visitor } from './account-provider.ts';
import { onlyCookies, type AccountCookies } from './account-cookies.ts';
import { ADDRESS_HEADER, type Auth } from './create-auth.ts';
import { readRole } from './permissions.ts';

type StoredUser = {
  id: string;
  email: string;
  name: string;
  createdAt: Date | string;
  twoFactorEnabled?: boolean | null | undefined;
  role?: string | null | undefined;
  ownerSince?: number | null | undefined;
  factorCountsFrom?: number | null | undefined;
};

/** An account as the site's screens know it. */
export function toAccount(user: StoredUser): Account {
  const { id, email, name } = user;
  return {
    id,
    email,
    name,
    // What a later version may have written is the role with the least.
    role: readRole(user.role ?? '') ?? 'editor',
    ownerSinceMs: user.ownerSince ?? null,
    hasSecondFactor: user.twoFactorEnabled === true,
    factorCountsFromMs: user.factorCountsFrom ?? null,
    createdAtMs: new Date(user.createdAt).getTime(),
  };
}

/** The headers that the library gets to see: the named cookies, the browser's name and the address we found. */
export function headersFor(visitor: Visitor, cookieNames: readonly string[]): Headers {
  const headers = new Headers();
  const cookie = onlyCookies(visitor.cookie, cookieNames);
  if (cookie !== '') headers.set('cookie', cookie);
  // Long names would bloat the store.
  if (visitor.userAgent) headers.set('user-agent', visitor.userAgent.slice(0, 300));
  if (visitor.address) headers.set(ADDRESS_HEADER, visitor.address.replace(/\/64$/u, ''));
  return headers;
}

/** The Set-Cookie values of an answer of the library. */
export function cookiesOf(headers: Headers): string[] {
  return headers.getSetCookie();
}

/** Whether the library refused, as opposed to having failed: it throws in both cases. */
export function isRefusal(error: unknown): boolean {
  const { name, statusCode } = (error ?? {}) as { name?: string; statusCode?: number };
  return name === 'APIError' && typeof statusCode === 'number' && statusCode < 500;
}

/** What the parts of the account provider share. */
export type AuthParts = {
  auth: Auth;
  database: SiteDatabase;
  cookies: AccountCookies;
};
