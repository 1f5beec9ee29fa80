import { redirect } from 'react-router';
import { ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/sign-out.ts';
import { redirectWithNotice } from './page-notices.ts';

/** A link cannot sign anyone out. */
export const loader = () => redirect('/admin/sign-in');

export async function action({ context }: Route.ActionArgs) {
  const site = context.get(ownerContext);
  try {
    const { cookies } = await site.owner.accounts.provider.signOut(site.visitor);
    return redirectWithNotice(site, '/admin/sign-in', 'signed-out', cookies);
  } catch {
    return redirectWithNotice(site, '/admin/account', 'sign-out-failed');
  }
}
