import { useEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { adminWords } from '#admin/copy/admin-words.ts';
import { AdminFrame } from '#admin/sections/admin-frame.tsx';
import { AdminProblem } from '#admin/sections/admin-problem.tsx';
import { ConnectivityNotices } from '#admin/sections/connectivity-notices.tsx';
import { ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/shell.ts';
import type { loader as deskLoader } from './routes/desk.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { siteName: context.get(ownerContext).settings.siteName };
}

// The site's name does not change from screen to screen.
export function shouldRevalidate() {
  return false;
}

/** The owner's area: a frame of its own around every page under /admin, in a quiet form before someone has signed in. */
export default function AdminShell() {
  useFocusOnNewScreen();
  return (
    <ShellFrame>
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

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  // Without the person the frame has neither navigation nor the room beside it.
  const isBare = !useRouteLoaderData<typeof deskLoader>('admin/routes/desk');
  return (
    <ShellFrame>
      <div className={isBare ? 'container-site py-9' : undefined}>
        <AdminProblem isMissing={isMissing} />
      </div>
    </ShellFrame>
  );
}

function ShellFrame({ children }: { children: React.ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('admin/shell');
  const desk = useRouteLoaderData<typeof deskLoader>('admin/routes/desk');
  return (
    <AdminFrame
      siteName={shell?.siteName ?? adminWords.area}
      person={desk ? { email: desk.email, editorUrl: desk.editorUrl } : null}
    >
      {children}
    </AdminFrame>
  );
}
