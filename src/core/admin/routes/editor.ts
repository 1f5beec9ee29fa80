import { redirect } from 'react-router';
import { ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/editor.ts';
import { editorAddress } from './editor-address.ts';

/** Everything under /admin that is no page of ours leads to the content service's editor (decision 15). */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(editorAddress(context.get(ownerContext)));
}
