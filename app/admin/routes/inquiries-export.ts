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
  const { owner, account, visitor, settings } = signedIn(context);
  const { query, options } = await readExport(request, settings);
  const { csv, count } = await owner.inquiries.exportCsv(
    readInquirySearch(query, options.timeZone, { accountId: account.id, nowMs: Date.now() }),
    options,
  );
  await owner.accounts.audit.record({
    action: 'inquiries-exported',
    account,
    address: visitor.address,
    subject: String(count),
  });
  return csvAnswer('inquiries', csv);
}
