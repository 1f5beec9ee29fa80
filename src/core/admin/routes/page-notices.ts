import { redirect } from 'react-router';
import { adminNotices } from '#admin/copy/en/admin-notices.ts';
import type { NoticeName, PageNoticeData } from '#admin/sections/page-notice.tsx';
import { readCookie, setCookie, type OwnerContext } from '#server/owner/owner.ts';

/** A notice that nobody came to read is forgotten. */
const KEPT_SECONDS = 60;

/** Goes to a page of this site, where a notice is shown once. */
export function redirectWithNotice(
  { owner }: OwnerContext,
  to: string,
  name: NoticeName | null,
  cookies: readonly string[] = [],
): Response {
  const { cookies: names } = owner.accounts;
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  if (name) headers.append('Set-Cookie', setCookie(names, names.names.flash, name, KEPT_SECONDS));
  return redirect(to, { headers });
}

/** Takes the notice that a request brings: what to show, and the headers that forget it. */
export function takeNotice({ owner, visitor }: OwnerContext): {
  notice: PageNoticeData;
  headers: Headers;
} {
  const { cookies } = owner.accounts;
  const name = readCookie(visitor.cookie, cookies.names.flash);
  const headers = new Headers();
  if (name === null) return { notice: null, headers };
  headers.append('Set-Cookie', setCookie(cookies, cookies.names.flash, '', 0));
  const notice = Object.hasOwn(adminNotices, name) ? { name: name as NoticeName } : null;
  return { notice, headers };
}
