import type { Transaction } from 'kysely';
import type { Tables } from '#server/store/store.ts';

/** Takes an account that cannot see inquiries any more off those it looks after, and off the reminders it set. */
export async function unassign(trx: Transaction<Tables>, accountId: string): Promise<void> {
  for (const column of ['assignee_id', 'follow_up_by'] as const)
    await trx
      .updateTable('inquiries')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
