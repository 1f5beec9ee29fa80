import type { Transaction } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import { calledOf, recordEvents, type Worker } from './inquiry-events.ts';

/** Whether an account looks after an inquiry, or set a follow-up that is still to come. */
export async function hasInquiries(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const any = await trx
    .selectFrom('inquiries')
    .select('number')
    .where((eb) => eb.or([eb('assignee_id', '=', id), eb('follow_up_by', '=', id)]))
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

/**
 * Gives all that somebody looks after, and the follow-ups that they set, to somebody else, in the transaction that takes
 * the inbox from them. The history of each inquiry says so.
 * Nobody is mailed about each: there may be thousands.
 * @param change.to null for nobody: whoever owns the site is reminded of the follow-ups then
 */
export async function handOver(
  trx: Transaction<Tables>,
  change: { from: Worker; to: Worker | null; by: Worker; atMs: number },
): Promise<void> {
  const { from, to, by, atMs } = change;
  const id = to?.id ?? null;
  const take = async (column: 'assignee_id' | 'follow_up_by') => {
    const rows = await trx
      .updateTable('inquiries')
      .set({ [column]: id })
      .where(column, '=', from.id)
      .returning('number')
      .execute();
    return rows.map(({ number }) => number);
  };
  const assigned = await take('assignee_id');
  const isAssigned = new Set(assigned);
  const followed = (await take('follow_up_by')).filter((number) => !isAssigned.has(number));
  const event = { by, atMs, detail: { assignee: to && calledOf(to), former: calledOf(from) } };
  await recordEvents(trx, assigned, { kind: 'assigned', ...event });
  await recordEvents(trx, followed, { kind: 'follow-up-assigned', ...event });
}
