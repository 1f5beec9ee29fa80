import { data, Outlet, redirect } from 'react-router';
import { AdminFrame } from '#admin/sections/admin-frame.tsx';
import { OwnerTimeZone } from '#admin/sections/owner-time-zone.tsx';
import type { CurrentSession } from '#server/accounts/account-provider.ts';
import { siteContext, type SiteContext } from '#server/site-context.ts';
import type { Route } from './+types/desk.ts';
import { redirectWithNotice, takeNotice } from './page-notices.ts';
import { sessionContext, signedIn } from './signed-in.ts';

/** Everything below is for signed-in people: without a session nothing of it is loaded, drawn or acted upon. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }, next) => {
    const site = context.get(siteContext);
    const { provider } = site.owner.accounts;
    const session = (await provider.current(site.visitor)) ?? (await setUp(site, request));
    context.set(sessionContext, session);
    const answer = await next();
    renew(answer.headers, session.cookies);
    return answer;
  },
];

const SET_UP = '/admin/account';

/** The session of someone who has to set the second factor up, on the page where that is done; nobody else goes on. */
async function setUp(site: SiteContext, request: Request): Promise<CurrentSession> {
  const session = await site.owner.accounts.provider.settingUp(site.visitor);
  if (!session) throw redirect(signInAddress(request));
  if (pathOf(request) !== SET_UP) throw redirectWithNotice(site, SET_UP, 'factor-required');
  return session;
}

const pathOf = (request: Request) => new URL(request.url).pathname.replace(/\.data$/u, '');

/** Back to where one was, for a page; after a post that could not be made, to the page it was sent from. */
function signInAddress(request: Request): string {
  const { search } = new URL(request.url);
  const path = pathOf(request);
  return `/admin/sign-in?next=${encodeURIComponent(request.method === 'GET' ? path + search : path)}`;
}

/** Moves the session's end in the browser too, unless the answer brings a session of its own. */
function renew(headers: Headers, cookies: readonly string[]): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
  const set = new Set(headers.getSetCookie().map(nameOf));
  for (const cookie of cookies) if (!set.has(nameOf(cookie))) headers.append('Set-Cookie', cookie);
}

export function loader({ context }: Route.LoaderArgs) {
  const site = signedIn(context);
  const { notice, headers } = takeNotice(site);
  const hasEditor = site.owner.connection.editorAddress() !== null;
  const { timeZone } = site.settings.inquiries;
  return data({ email: site.account.email, hasEditor, notice, timeZone }, { headers });
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { timeZone, ...frame } = loaderData;
  return (
    <OwnerTimeZone timeZone={timeZone}>
      <AdminFrame {...frame}>
        <Outlet />
      </AdminFrame>
    </OwnerTimeZone>
  );
}
