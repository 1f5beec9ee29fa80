import { createHash } from 'node:crypto';
import type { Clock, SiteDatabase } from '#server/store/store.ts';

/** Longer than any code is good for, with the neighbouring steps that the library accepts. */
const REMEMBERED_MS = 5 * 60_000;

/** Remembers the codes of the second factor that were used, so that each is good once. */
export function createUsedCodes({ query }: SiteDatabase, clock: Clock) {
  return {
    /** @returns false when this code was used already */
    async spend(userId: string, code: string): Promise<boolean> {
      const nowMs = clock.now();
      await query.deleteFrom('account_used_codes').where('expires_at', '<=', nowMs).execute();
      const inserted = await query
        .insertInto('account_used_codes')
        .values({
          user_id: userId,
          code_hash: createHash('sha256').update(`${userId}:${code}`).digest('hex'),
          expires_at: nowMs + REMEMBERED_MS,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n;
    },
  };
}

export type UsedCodes = ReturnType<typeof createUsedCodes>;
