import type { Route } from './+types/inquiries-export.ts';
import { csvAnswer, readExport, toScreenOfExport } from './csv-answer.ts';
import { readInquirySearch } from './inquiry-search.ts';
import { signedIn } from './signed-in.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  return toScreenOfExport('/admin/inquiries', request);
}

/** What the search finds, as CSV. */
export async function action({ context, request }: Route.ActionArgs) {
  const { owner, account, settings, record } = signedIn(context);
  const { query, options } = await readExport(request, settings);
  const { csv, count } = await owner.inquiries.exportCsv(
    readInquirySearch(query, options.timeZone, { accountId: account.id, nowMs: Date.now() }),
    options,
  );
  await record('inquiries-exported', String(count));
  return csvAnswer('inquiries', csv);
}
