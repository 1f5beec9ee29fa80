import { data } from 'react-router';
import { ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/session.ts';

/** `GET /api/session`: who is signed in in this browser, for pages that follow the session's state (part 2 section 7). */
export async function loader({ context }: Route.LoaderArgs) {
  const { owner, visitor } = context.get(ownerContext);
  const { provider } = owner.accounts;
  const session = (await provider.current(visitor)) ?? (await provider.settingUp(visitor));
  const account = session && { name: session.account.name, email: session.account.email };
  return data({ account }, { headers: { 'Cache-Control': 'no-store' } });
}
