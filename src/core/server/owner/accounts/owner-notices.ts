import type { Kysely } from 'kysely';
import { queueAccountNotices, type AccountNotice } from '#server/intake/intake.ts';
import type { Clock, Tables } from '#server/store/store.ts';

/** Tells every owner by mail of what changes who may do what, so that an act of a thief is seen in time. */
export type OwnerNotices = {
  /**
   * Puts a mail to each owner into the outbox.
   * @param store the transaction of the act, before it is done: who is shut out by it is told too
   * @param others who is told beside the owners
   */
  queue(
    store: Kysely<Tables>,
    notice: Omit<AccountNotice, 'atMs'>,
    others?: readonly string[],
  ): Promise<void>;
};

/** @param parts.sendsMail false: nobody is mailed years later */
export function createOwnerNotices({
  clock,
  sendsMail,
}: {
  clock: Clock;
  sendsMail: boolean;
}): OwnerNotices {
  return {
    async queue(store, notice, others = []) {
      if (!sendsMail) return;
      const owners = await store
        .selectFrom('account_users')
        .select('email')
        .where('role', '=', 'owner')
        .execute();
      const told = new Set([...owners.map(({ email }) => email), ...others]);
      await queueAccountNotices(store, { ...notice, atMs: clock.now() }, [...told]);
    },
  };
}
