import type { Clock } from '#server/store/store.ts';
import type { Audit } from '../audit/audit.ts';
import type { AccountProvider } from './account-provider.ts';
import type { AccountSessions } from './account-sessions.ts';
import { toAccount, type AuthParts } from './auth-calls.ts';
import { isOwnersSession, lockPeople } from './locked-people.ts';
import type { OwnerNotices } from './owner-notices.ts';
import type { PasswordGate } from './password-gate.ts';
import { isFactorSettled, isSettledOwner, mayDo } from './permissions.ts';

/**
 * Lets an owner say that another's new second factor is really theirs. Both have to be owners whom no other account has
 * made one only now: otherwise one stolen password would be at both sides.
 */
export function createFactorConfirmation(
  parts: AuthParts & {
    sessions: AccountSessions;
    gate: PasswordGate;
    notices: OwnerNotices;
    audit: Audit;
    clock: Clock;
  },
): Pick<AccountProvider, 'confirmFactor'> {
  const { auth, database, sessions, gate, notices, audit, clock } = parts;
  return {
    async confirmFactor(visitor, { id, countsFromMs, password }) {
      const session = await sessions.live(visitor);
      if (!session) return { outcome: 'wrong' };
      const { account, sessionId } = session;
      if (!mayDo(account.role, 'people')) return { outcome: 'gone' };
      const checked = await gate(visitor, password);
      if (checked.outcome !== 'right') return checked;
      if (id === account.id) return { outcome: 'own' };
      const found = await (await auth.$context).internalAdapter.findUserById(id);
      if (!found) return { outcome: 'gone' };
      const nowMs = clock.now();
      const person = toAccount(found);
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
      if (outcome === 'confirmed') {
        await audit.record({
          action: 'second-factor-confirmed',
          account,
          address: visitor.address,
          subject: person.email,
        });
      }
      return { outcome };
    },
  };
}
