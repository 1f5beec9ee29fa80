import type { Clock, SiteDatabase } from '#server/store/store.ts';

/** Reminders of one minute; the rest is a minute later. */
const AT_ONCE = 200;

/** Names the reminder of one inquiry for one moment: whoever puts it into the outbox second changes nothing. */
export const followUpKey = (number: number, followUpAtMs: number) =>
  `follow-up:${number}:${followUpAtMs}`;

/**
 * Puts a mail into the outbox for each follow-up that has become due: to whoever looks after the inquiry, else to whoever
 * set the date. Of several processes one does it, once for each date.
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
    const account = people.assignee_id ?? people.follow_up_by;
    await database.transaction(async (trx) => {
      const told = await trx
        .updateTable('inquiries')
        .set({ follow_up_told_at: nowMs })
        .where('number', '=', number)
        .where('follow_up_at', '=', dueAtMs)
        .where('follow_up_told_at', 'is', null)
        .executeTakeFirst();
      if (told.numUpdatedRows === 0n || account === null) return;
      const inserted = await trx
        .insertInto('outbox')
        .values({
          id: followUpKey(number, dueAtMs!),
          lane: 'mail',
          kind: 'follow-up-mail',
          inquiry_number: number,
          payload: JSON.stringify({ account, dueAtMs }),
          state: 'waiting',
          created_at: nowMs,
          due_at: nowMs,
          attempts: 0,
          refusals: 0,
          ambiguous: 0,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      queued += Number(inserted.numInsertedOrUpdatedRows ?? 0n);
    });
  }
  return queued;
}
