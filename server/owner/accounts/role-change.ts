import type { Clock } from '#server/store/store.ts';
import type { Audit } from '../audit/audit.ts';
import type { Account, AccountProvider, RoleChangeResult } from './account-provider.ts';
import type { AccountSessions } from './account-sessions.ts';
import { toAccount, type AuthParts } from './auth-calls.ts';
import { isOwnersSession, lockPeople } from './locked-people.ts';
import { passOnInquiries } from './pass-on-inquiries.ts';
import type { PasswordGate } from './password-gate.ts';
import { mayDo, mayShutOut, readRole, type Role } from './permissions.ts';

/** Changing what somebody may do. One act at a time over the whole store, so that an owner always stays. */
export function createRoleChange(
  parts: AuthParts & { sessions: AccountSessions; gate: PasswordGate; audit: Audit; clock: Clock },
): Pick<AccountProvider, 'changeRole'> {
  const { auth, database, sessions, gate, audit, clock } = parts;

  return {
    async changeRole(visitor, input) {
      const { id, role, password, shownRole, successor } = input;
      const session = await sessions.live(visitor);
      if (!session) return { outcome: 'wrong' };
      const { account, sessionId } = session;
      if (!mayDo(account.role, 'people')) return { outcome: 'gone' };
      const checked = await gate(visitor, password);
      if (checked.outcome !== 'right') return checked;
      const found = await (await auth.$context).internalAdapter.findUserById(id);
      if (!found) return { outcome: 'gone' };
      const person = toAccount(found);
      if (person.id !== account.id && !mayShutOut(account, person))
        return { outcome: 'needs-factor' };
      const outcome = await change({ id, role, shownRole, successor, by: account, sessionId });
      if (outcome === 'changed') {
        await audit.record({
          action: 'role-changed',
          account,
          address: visitor.address,
          subject: `${person.email}: ${role}`,
        });
      }
      return { outcome };
    },
  };

  function change(asked: {
    id: string;
    role: Role;
    shownRole: Role | null | undefined;
    successor: string | null | undefined;
    by: Account;
    sessionId: string;
  }): Promise<
    Extract<
      RoleChangeResult['outcome'],
      'changed' | 'gone' | 'last-owner' | 'overtaken' | 'no-successor'
    >
  > {
    const { id, role, shownRole, successor, by, sessionId } = asked;
    return database.transaction(async (trx) => {
      const people = await lockPeople(trx, database.engine);
      const from = people.find((person) => person.id === id);
      if (!from || !(await isOwnersSession(trx, people, sessionId))) return 'gone';
      if (shownRole !== undefined && ![shownRole, role].includes(readRole(from.role)))
        return 'overtaken';
      const isOwnerLeft = people.some((person) => person.id !== id && person.role === 'owner');
      if (role !== 'owner' && !isOwnerLeft) return 'last-owner';
      const passing = { people, from, successor, by, atMs: clock.now() };
      if (!mayDo(role, 'inquiries') && !(await passOnInquiries(trx, passing)))
        return 'no-successor';
      await trx.updateTable('account_users').set({ role }).where('id', '=', id).execute();
      return 'changed';
    });
  }
}
