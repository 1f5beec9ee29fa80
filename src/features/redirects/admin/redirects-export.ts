import type { Route } from './+types/redirects-export.ts';
import { csvAnswer, toScreenOfExport } from './csv-answer.ts';
import { signedIn } from './signed-in.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  return toScreenOfExport('/admin/redirects', request);
}

/** Every redirect as CSV. */
export async function action({ context }: Route.ActionArgs) {
  const { owner, record } = signedIn(context);
  const { csv, count } = owner.redirects.exportCsv();
  await record('redirects-exported', String(count));
  return csvAnswer('redirects', csv);
}
