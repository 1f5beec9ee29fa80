import { useEffect } from 'react';
import { data, Outlet, redirect } from 'react-router';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import type { AdminPerson } from '#admin/sections/admin-frame.tsx';
import { OwnerTimeZone } from '#admin/sections/owner-time-zone.tsx';
import { PageNotice } from '#admin/sections/page-notice.tsx';
import { RolePermissions } from '#admin/sections/role-permissions.tsx';
import { useSession } from '#admin/sections/use-session.ts';
import {
  type Account,
  type CurrentSession,
  mayDo,
  ownerContext,
  type OwnerContext,
  permissionsOf,
} from '#server/owner/owner.ts';
import { permissionFor } from '../screens.ts';
import type { Route } from './+types/signed-in-layout.ts';
import { editorAddress } from './editor-address.ts';
import { redirectWithNotice, takeNotice } from './page-notices.ts';
import { refusedContext, sessionContext, textOf } from './signed-in.ts';

/**
 * Everything below is for signed-in people whose role may do what is asked for: otherwise nothing of it is loaded, drawn or
 * acted upon.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request, pattern }, next) => {
    const site = context.get(ownerContext);
    const { provider } = site.owner.accounts;
    const session = (await provider.current(site.visitor)) ?? (await setUp(site, request));
    context.set(sessionContext, session);
    const isRefused = !(await isAllowed(session.account, request, pattern));
    // A file has no page around it.
    if (isRefused && pattern.endsWith('/export')) return plainRefusal();
    // What is below refuses by `signedIn`, so that the frame is drawn around the refusal.
    const refused = isRefused ? { person: await framePerson(site, session.account) } : null;
    context.set(refusedContext, refused);
    const answer = await next();
    if (isRefused && answer.status !== 403) return plainRefusal();
    renew(answer.headers, session.cookies);
    return answer;
  },
];

const START = '/admin';
const SET_UP = '/admin/account';

/** The session of someone who has to set the second factor up, on the page where that is done; nobody else goes on. */
async function setUp(site: OwnerContext, request: Request): Promise<CurrentSession> {
  const session = await site.owner.accounts.provider.settingUp(site.visitor);
  if (!session) {
    // Decisions 15 and 25: for everybody else /admin is the way to the content service's editor. Who was signed in a moment
    // ago and whose open page asks anew (own-content-steps.tsx) is not led there.
    const opensStart =
      pathOf(request) === START && request.headers.get('sec-fetch-dest') !== 'empty';
    throw redirect(opensStart ? editorAddress(site) : signInAddress(request));
  }
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

export async function loader({ context }: Route.LoaderArgs) {
  // The frame is drawn around a refusal too.
  const site = context.get(ownerContext);
  const { owner } = site;
  const { account, sessionId } = context.get(sessionContext);
  await owner.overview.noteVisit({ accountId: account.id, sessionId });
  const { notice, headers } = takeNotice(site);
  const { timeZone } = site.settings.inquiries;
  return data({ ...(await framePerson(site, account)), notice, timeZone }, { headers });
}

/** What the frame around every screen shows of whoever is signed in: who, and where their role may go. */
async function framePerson({ owner }: OwnerContext, account: Account): Promise<AdminPerson> {
  const { email, role } = account;
  const editorUrl = mayDo(role, 'content') ? owner.connection.editorAddress() : null;
  const openInquiries = mayDo(role, 'inquiries') ? await owner.inquiries.countOpen() : 0;
  return { email, role, editorUrl, may: permissionsOf(role), openInquiries };
}

export default function SignedInLayout({ loaderData }: Route.ComponentProps) {
  const { email, may, notice, timeZone } = loaderData;
  const session = useSession({ status: 'signed-in', email });
  useEffect(() => {
    // Another tab signed out: what is on this page is not for whoever sits here now.
    if (session.status === 'signed-out') {
      const { pathname, search } = location;
      location.assign(`/admin/sign-in?next=${encodeURIComponent(pathname + search)}`);
    }
  }, [session.status]);
  return (
    <RolePermissions may={may}>
      <OwnerTimeZone timeZone={timeZone}>
        <PageNotice notice={notice} />
        <Outlet />
      </OwnerTimeZone>
    </RolePermissions>
  );
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an account's role may see the screen, or do the act, that a request asks for.
 * @param pattern from src/routes.ts; the router leaves its first slash out
 */
async function isAllowed({ role }: Account, request: Request, pattern: string): Promise<boolean> {
  const act = READS.has(request.method) ? null : await readAct(request);
  const permission = permissionFor(`/${pattern.replace(/^\//u, '')}`, act);
  return permission !== null && mayDo(role, permission);
}

/** The field `act` of a form; the screen reads the form again for itself. */
async function readAct(request: Request): Promise<string> {
  try {
    return textOf(await request.clone().formData(), 'act');
  } catch {
    return '';
  }
}

/** A refusal in words alone, where no page can be drawn around them. */
function plainRefusal(): Response {
  const { title, text } = adminWords.forbidden;
  return new Response(`${title}. ${text}`, {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
