import type { AccountProvider } from './account-provider.ts';
import { isOwnersSession, lockPeople } from './locked-people.ts';
import { beginOwnersAct, type OwnersActParts } from './owners-act.ts';
import { isFactorSettled, isSettledOwner } from './permissions.ts';

/**
 * Lets an owner say that another's new second factor is really theirs. Both have to be owners whom no other account has
 * made one only now: otherwise one stolen password would be at both sides.
 */
export function createFactorConfirmation(
  parts: OwnersActParts,
): Pick<AccountProvider, 'confirmFactor'> {
  const { database, notices, record, clock } = parts;
  return {
    async confirmFactor(visitor, input) {
      const begun = await beginOwnersAct(parts, visitor, input);
      if ('outcome' in begun) return begun;
      const { session, person } = begun;
      const { account, sessionId } = session;
      const { id, countsFromMs } = input;
      if (id === account.id) return { outcome: 'own' };
      const nowMs = clock.now();
      if (!person.hasSecondFactor || isFactorSettled(person, nowMs)) return { outcome: 'gone' };
      const outcome = await database.transaction(async (trx) => {
        const people = await lockPeople(trx, database.engine);
        if (!(await isOwnersSession(trx, people, sessionId))) return 'gone';
        const pair = people.filter((one) => one.id === id || one.id === account.id);
        if (!pair.every((one) => isSettledOwner(one, nowMs))) return 'too-new';
        const confirmed = await trx
          .updateTable('account_users')
          .set({ factor_counts_from: nowMs })
          .where('id', '=', id)
          .where('factor_counts_from', '=', countsFromMs)
          .executeTakeFirst();
        if (confirmed.numUpdatedRows === 0n) return 'gone';
        const confirming = { act: 'second-factor-confirmed', by: account.email } as const;
        await notices.queue(trx, { ...confirming, whom: person.email });
        return 'confirmed';
      });
      if (outcome === 'confirmed')
        await record(visitor, 'second-factor-confirmed', account, person.email);
      return { outcome };
    },
  };
}
