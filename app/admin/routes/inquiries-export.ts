import type { Route } from './+types/inquiries-export.ts';
import { csvAnswer, toScreenOfExport } from './csv-answer.ts';
import { readInquirySearch, readZone } from './inquiry-search.ts';
import { signedIn } from './signed-in.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  return toScreenOfExport('/admin/inquiries', request);
}

/** What the search finds, as CSV. */
export async function action({ context, request }: Route.ActionArgs) {
  const { owner, account, visitor, settings } = signedIn(context);
  const form = await request.formData();
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') query.set(name, value);
  const zone = readZone(query, settings);
  const { csv, count } = await owner.inquiries.exportCsv(
    readInquirySearch(query, zone, { accountId: account.id, nowMs: Date.now() }),
    zone,
  );
  await owner.accounts.audit.record({
    action: 'inquiries-exported',
    account,
    address: visitor.address,
    subject: String(count),
  });
  return csvAnswer('inquiries', csv);
}
