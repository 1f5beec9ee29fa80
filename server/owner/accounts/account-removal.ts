import { cleanAddress } from '#server/intake/intake.ts';
import type { Clock } from '#server/store/store.ts';
import type { Audit } from '../audit/audit.ts';
import type { Account, AccountProvider, RemoveResult } from './account-provider.ts';
import type { AccountSessions } from './account-sessions.ts';
import { toAccount, type AuthParts } from './auth-calls.ts';
import { mayDo, mayShutOut } from './permissions.ts';
import { isOwnersSession, lockPeople } from './locked-people.ts';
import type { PasswordGate } from './password-gate.ts';
import { passOnInquiries } from './pass-on-inquiries.ts';

/**
 * Ends an account. One act at a time over the whole store: of two owners who remove each other at the same moment one
 * stays, so there always is an owner.
 */
export function createAccountRemoval(
  parts: AuthParts & { sessions: AccountSessions; gate: PasswordGate; audit: Audit; clock: Clock },
): Pick<AccountProvider, 'removeAccount'> {
  const { auth, database, sessions, gate, audit, clock } = parts;

  return {
    async removeAccount(visitor, input): Promise<RemoveResult> {
      const { id, typedEmail, password, successor } = input;
      const session = await sessions.live(visitor);
      if (!session) return { outcome: 'wrong' };
      if (!mayDo(session.account.role, 'people')) return { outcome: 'gone' };
      if (!session.isFresh) return { outcome: 'stale' };
      const checked = await gate(visitor, password);
      if (checked.outcome !== 'right') return checked;
      const found = await (await auth.$context).internalAdapter.findUserById(id);
      if (!found) return { outcome: 'gone' };
      const person = toAccount(found);
      if (cleanAddress(typedEmail) !== person.email) return { outcome: 'not-typed' };
      const { account, sessionId } = session;
      if (person.id === account.id) return { outcome: 'own' };
      if (!mayShutOut(account, person)) return { outcome: 'needs-factor' };
      const outcome = await remove({ id, successor, by: account, sessionId });
      if (outcome === 'removed') {
        await audit.record({
          action: 'account-removed',
          account,
          address: visitor.address,
          subject: person.email,
        });
      }
      return { outcome };
    },
  };

  /** @param asked.sessionId of whoever removes: it must still be good, and an owner's, when it is their turn */
  function remove(asked: {
    id: string;
    successor: string | null | undefined;
    by: Account;
    sessionId: string;
  }): Promise<'removed' | 'gone' | 'no-successor'> {
    const { id, successor, by, sessionId } = asked;
    return database.transaction(async (trx) => {
      const people = await lockPeople(trx, database.engine);
      const from = people.find((person) => person.id === id);
      if (!from || !(await isOwnersSession(trx, people, sessionId))) return 'gone';
      const passing = { people, from, successor, by, atMs: clock.now() };
      if (!(await passOnInquiries(trx, passing))) return 'no-successor';
      // With them go sessions, password and second factor, by the rules of the tables. Invitations too: one of their own
      // would be a way back in.
      await trx.deleteFrom('account_invitations').where('invited_by', '=', id).execute();
      await trx.deleteFrom('account_users').where('id', '=', id).execute();
      return 'removed';
    });
  }
}
