import type { Route } from './+types/redirects-export.ts';
import { csvAnswer, toScreenOfExport } from '#admin/routes/csv-answer.ts';
import { signedIn } from '#admin/routes/signed-in.ts';
import { redirectsContext } from '../server/owner-redirects.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  return toScreenOfExport('/admin/redirects', request);
}

/** Every redirect as CSV. */
export async function action({ context }: Route.ActionArgs) {
  const { record } = signedIn(context);
  const { csv, count } = context.get(redirectsContext).exportCsv();
  await record('redirects-exported', String(count));
  return csvAnswer('redirects', csv);
}
