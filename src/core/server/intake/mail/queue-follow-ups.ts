import type { Clock, SiteDatabase } from '#server/store/store.ts';
import { toOutboxRow } from './outbox-tables.ts';

/** Reminders of one minute; the rest is a minute later. */
const AT_ONCE = 200;

/** Names the reminder of one inquiry for one moment: put off and set to it again, it is the same row. */
export const followUpKey = (number: number, followUpAtMs: number) =>
  `follow-up:${number}:${followUpAtMs}`;

/**
 * Puts a mail into the outbox for each follow-up that has become due. Of several processes one does it, once for each
 * date. Whom it goes to is decided when it is sent (deliver-mail.ts): who looks after the inquiry may change until then.
 * @returns how many were put there by this call
 */
export async function queueFollowUps(database: SiteDatabase, clock: Clock): Promise<number> {
  const nowMs = clock.now();
  const due = await database.query
    .selectFrom('inquiries')
    .select(['number', 'follow_up_at', 'follow_up_by', 'assignee_id'])
    .where('follow_up_at', '<=', nowMs)
    .where('follow_up_told_at', 'is', null)
    .orderBy('follow_up_at')
    .limit(AT_ONCE)
    .execute();
  let queued = 0;
  for (const { number, follow_up_at: dueAtMs, ...people } of due) {
    // For a version that decides when it puts the mail there.
    const account = people.assignee_id ?? people.follow_up_by;
    await database.transaction(async (trx) => {
      const told = await trx
        .updateTable('inquiries')
        .set({ follow_up_told_at: nowMs })
        .where('number', '=', number)
        .where('follow_up_at', '=', dueAtMs)
        .where('follow_up_told_at', 'is', null)
        .executeTakeFirst();
      if (told.numUpdatedRows === 0n) return;
      await trx
        .insertInto('outbox')
        .values(
          toOutboxRow({
            ...{ id: followUpKey(number, dueAtMs!), lane: 'mail', kind: 'follow-up-mail' },
            ...{ number, payload: { account, dueAtMs }, atMs: nowMs },
          }),
        )
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            ...{ state: 'waiting', due_at: nowMs, refusals: 0, finished_at: null },
          }),
        )
        .execute();
      queued += 1;
    });
  }
  return queued;
}
