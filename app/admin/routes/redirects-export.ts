import type { Route } from './+types/redirects-export.ts';
import { csvAnswer } from './csv-answer.ts';
import { signedIn } from './signed-in.ts';

/** Every redirect as CSV. A post, so that no link elsewhere can start it and the trail has every export. */
export async function action({ context }: Route.ActionArgs) {
  const { owner, account, visitor } = signedIn(context);
  const { csv, count } = owner.redirects.exportCsv();
  await owner.accounts.audit.record({
    ...{ action: 'redirects-exported', account, address: visitor.address },
    subject: String(count),
  });
  return csvAnswer('redirects', csv);
}
