import type { Route } from './+types/redirects-export.ts';
import { csvAnswer, toScreenOfExport } from './csv-answer.ts';
import { signedIn } from './signed-in.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  return toScreenOfExport('/admin/redirects', request);
}

/** Every redirect as CSV. */
export async function action({ context }: Route.ActionArgs) {
  const { owner, account, visitor } = signedIn(context);
  const { csv, count } = owner.redirects.exportCsv();
  await owner.accounts.audit.record({
    ...{ action: 'redirects-exported', account, address: visitor.address },
    subject: String(count),
  });
  return csvAnswer('redirects', csv);
}
