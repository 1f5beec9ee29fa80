import { redirect } from 'react-router';
import { siteContext } from '#server/site-context.ts';
import type { Route } from './+types/editor.ts';

/** /admin and everything under it that is no page of ours: the content service's editor (decision 15), a fixed address. */
export function loader({ context }: Route.LoaderArgs) {
  const { owner } = context.get(siteContext);
  return redirect(owner.connection.editorAddress() ?? '/admin/environment-variables');
}
