import type { Route } from './+types/newsletter-export.ts';
import { csvAnswer, toScreenOfExport } from './csv-answer.ts';
import { signedIn } from './signed-in.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  return toScreenOfExport('/admin/inquiries', request);
}

/** The confirmed newsletter addresses as CSV (decision 21). */
export async function action({ context }: Route.ActionArgs) {
  const { owner, account, visitor } = signedIn(context);
  const csv = await owner.exportNewsletter();
  const { address } = visitor;
  await owner.accounts.audit.record({ action: 'newsletter-exported', account, address });
  return csvAnswer('newsletter', csv);
}
