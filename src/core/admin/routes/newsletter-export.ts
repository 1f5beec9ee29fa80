import type { Route } from './+types/newsletter-export.ts';
import { csvAnswer, readExport, toScreenOfExport } from './csv-answer.ts';
import { signedIn } from './signed-in.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  return toScreenOfExport('/admin/inquiries', request);
}

/** The confirmed newsletter addresses as CSV (decision 21). */
export async function action({ context, request }: Route.ActionArgs) {
  const { owner, settings, record } = signedIn(context);
  const { options } = await readExport(request, settings);
  const csv = await owner.exportNewsletter(options);
  await record('newsletter-exported');
  return csvAnswer('newsletter', csv);
}
