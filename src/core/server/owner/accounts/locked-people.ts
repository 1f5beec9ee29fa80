import type { Transaction } from 'kysely';
import type { Engine, Tables } from '#server/store/store.ts';
import type { AccountUserRow } from './account-tables.ts';

export type Person = Pick<AccountUserRow, 'id' | 'email' | 'name' | 'role'> & {
  ownerSinceMs: number | null;
};

/**
 * Everyone with an account, held until the transaction ends: acts on accounts wait for each other. On PostgreSQL the rows
 * are locked, in one order; on SQLite there is one writer anyway.
 */
export function lockPeople(trx: Transaction<Tables>, engine: Engine): Promise<Person[]> {
  return trx
    .selectFrom('account_users')
    .select(['id', 'email', 'name', 'role', 'owner_since as ownerSinceMs'])
    .orderBy('id')
    .$if(engine === 'postgresql', (query) => query.forUpdate())
    .execute();
}

/** Whether a session is still there, and of somebody who is an owner now. */
export async function isOwnersSession(
  trx: Transaction<Tables>,
  people: readonly Person[],
  sessionId: string,
): Promise<boolean> {
  const session = await trx
    .selectFrom('account_sessions')
    .select('user_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return people.some(({ id, role }) => id === session?.user_id && role === 'owner');
}
