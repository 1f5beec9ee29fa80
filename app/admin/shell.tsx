import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from 'react-router';
import { adminWords } from '#admin/copy/admin-words.ts';
import { AdminFrame } from '#admin/sections/admin-frame.tsx';
import { AdminProblem } from '#admin/sections/admin-problem.tsx';
import { ConnectivityNotices } from '#sections/layout/connectivity-notices.tsx';
import { PageMoves } from '#sections/layout/page-moves.tsx';
import { siteContext } from '#server/site-context.ts';
import type { Route } from './+types/shell.ts';
import type { loader as deskLoader } from './routes/desk.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { siteName: context.get(siteContext).settings.siteName };
}

// The site's name does not change from screen to screen.
export function shouldRevalidate() {
  return false;
}

/** The owner's area: a frame of its own around every page under /admin, in a quiet form before someone has signed in. */
export default function AdminShell() {
  return (
    <ShellFrame>
      <Outlet />
      <PageMoves />
      <ConnectivityNotices />
    </ShellFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ShellFrame>
      <AdminProblem isMissing={isMissing} />
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
