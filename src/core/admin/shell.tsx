import { useEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { AdminFrame, type AdminPerson } from '#admin/sections/admin-frame.tsx';
import { AdminProblem, type RefusedPerson } from '#admin/sections/admin-problem.tsx';
import { ConnectivityNotices } from '#admin/sections/connectivity-notices.tsx';
import { ownerContext } from '#server/owner/owner.ts';
import { OWNER_AREA, SIGNED_IN } from '#site/route-ids.ts';
import type { Route } from './+types/shell.ts';
import type { loader as signedInLoader } from './routes/signed-in-layout.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { siteName: context.get(ownerContext).siteName };
}

// The site's name does not change from screen to screen.
export function shouldRevalidate() {
  return false;
}

/** The owner's area: a frame of its own around every page under /admin, in a quiet form before someone has signed in. */
export default function AdminShell() {
  useFocusOnNewScreen();
  const person = useRouteLoaderData<typeof signedInLoader>(SIGNED_IN) ?? null;
  return (
    <ShellFrame person={person}>
      <Outlet />
      <ScrollRestoration />
      <ConnectivityNotices />
    </ShellFrame>
  );
}

/** A screen that is shown without loading begins where a loaded one would: at its content, for keyboards and readers. */
function useFocusOnNewScreen(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What an answer says beside its status: who is refused, or why a post was not taken. */
type Told = Partial<RefusedPerson> & { refusal?: string };

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // The guard refuses before anything is loaded, and says itself who is refused.
  const told = isRouteErrorResponse(error) ? (error.data as Told | null) : null;
  const loaded = useRouteLoaderData<typeof signedInLoader>(SIGNED_IN);
  const person = told?.person ?? loaded ?? null;
  return (
    <ShellFrame person={person}>
      {/* Without the person the frame has neither navigation nor the room beside it. */}
      <div className={person === null ? 'container-site py-9' : undefined}>
        <AdminProblem status={status} role={person?.role ?? null} refusal={told?.refusal ?? null} />
      </div>
    </ShellFrame>
  );
}

function ShellFrame({
  person,
  children,
}: {
  person: AdminPerson | null;
  children: React.ReactNode;
}) {
  const shell = useRouteLoaderData<typeof loader>(OWNER_AREA);
  return (
    <AdminFrame siteName={shell?.siteName ?? adminWords.area} person={person}>
      {children}
    </AdminFrame>
  );
}
