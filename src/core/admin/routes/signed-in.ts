import { createContext, data, type RouterContextProvider } from 'react-router';
import type { RefusedPerson } from '#admin/sections/admin-problem.tsx';
import { type AuditAction, type CurrentSession, ownerContext } from '#server/owner/owner.ts';

/** Set by the guard of signed-in-layout.tsx; without a default, so that a route outside of it cannot read anything. */
export const sessionContext = createContext<CurrentSession>();

/** Set by the same guard: what a request that the account's role may not make is refused with; null lets it through. */
export const refusedContext = createContext<RefusedPerson | null>();

/**
 * The site and the signed-in account, for a page of the owner's. Every loader and action behind the guard begins with it.
 * Throws where no guard has let anyone in.
 * @throws 403 where the role may not see the screen, or do the act, that is asked for
 */
export function signedIn(context: Readonly<RouterContextProvider>) {
  const refused = context.get(refusedContext);
  if (refused) throw data(refused, { status: 403 });
  const { account } = context.get(sessionContext);
  const site = context.get(ownerContext);
  const { owner, visitor } = site;
  return {
    ...site,
    account,
    /** Writes down in the audit trail what the account has done, and with what. */
    record: (action: AuditAction, subject = '') =>
      owner.accounts.audit.record({ action, account, subject, address: visitor.address }),
    /** Whether the field `password` of a form is the account's. */
    confirmPassword: (form: FormData) =>
      owner.accounts.provider.confirmPassword(visitor, textOf(form, 'password')),
  };
}

/** The site, as the account that is signed in works with it. */
export type Site = ReturnType<typeof signedIn>;

/** One field of a form as text; empty when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Goes on with the session that an act has just put in the place of the request's own, so that the page drawn in the same
 * answer is that session's.
 */
export async function adoptSession(
  context: Readonly<RouterContextProvider>,
  cookies: readonly string[],
): Promise<void> {
  const site = context.get(ownerContext);
  const pairs = cookies.map((cookie) => cookie.split(';')[0]!);
  // Readers take the first of a name, so the new ones stand in front.
  const cookie = [...pairs, site.visitor.cookie ?? ''].join('; ');
  const visitor = { ...site.visitor, cookie };
  const session = await site.owner.accounts.provider.current(visitor);
  if (!session) return;
  context.set(ownerContext, { ...site, visitor });
  context.set(sessionContext, session);
}
