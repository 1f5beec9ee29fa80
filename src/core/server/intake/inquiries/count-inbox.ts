import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import type { OutboxState } from '../mail/outbox-tables.ts';

export type InboxCounts = Awaited<ReturnType<typeof countInbox>>;

/** How many inquiries are open: in the stage `new`, without spam. */
export async function countOpen(query: Kysely<Tables>): Promise<number> {
  const { count } = await query
    .selectFrom('inquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('stage', '=', 'new')
    .where('spam_verdict', '<>', 'spam')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many inquiries and mails are in which state, for the head of the inbox. */
export async function countInbox(query: Kysely<Tables>, nowMs: number) {
  const count = query.selectFrom('inquiries').select((eb) => eb.fn.countAll<number>().as('count'));
  const [fresh, spam, unread, due, outbox] = await Promise.all([
    countOpen(query),
    count.where('stage', '=', 'new').where('spam_verdict', '=', 'spam').executeTakeFirst(),
    count.where('spam_verdict', '<>', 'spam').where('read_at', 'is', null).executeTakeFirst(),
    count.where('follow_up_at', '<=', nowMs).executeTakeFirst(),
    query
      .selectFrom('outbox')
      .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
      .where('state', 'in', ['waiting', 'parked'])
      .groupBy('state')
      .execute(),
  ]);
  const state = (name: OutboxState) => Number(outbox.find((row) => row.state === name)?.count ?? 0);
  return {
    /** In the stage `new`, without spam; and the spam in it. */
    fresh,
    spam: Number(spam?.count ?? 0),
    unread: Number(unread?.count ?? 0),
    /** With a follow-up that is due. */
    due: Number(due?.count ?? 0),
    parked: state('parked'),
    waiting: state('waiting'),
  };
}
