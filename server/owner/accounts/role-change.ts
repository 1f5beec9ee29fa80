import type { Audit } from '../audit/audit.ts';
import type { AccountProvider, RoleChangeResult } from './account-provider.ts';
import type { AccountSessions } from './account-sessions.ts';
import { toAccount, type AuthParts } from './auth-calls.ts';
import { isOwnersSession, lockPeople } from './locked-people.ts';
import type { PasswordGate } from './password-gate.ts';
import { mayDo, mayShutOut, type Role } from './permissions.ts';
import { unassign } from './unassign.ts';

/** Changing what somebody may do. One act at a time over the whole store, so that an owner always stays. */
export function createRoleChange(
  parts: AuthParts & { sessions: AccountSessions; gate: PasswordGate; audit: Audit },
): Pick<AccountProvider, 'changeRole'> {
  const { auth, database, sessions, gate, audit } = parts;

  return {
    async changeRole(visitor, { id, role, password }) {
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
      const outcome = await change(id, role, sessionId);
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

  function change(
    id: string,
    role: Role,
    sessionId: string,
  ): Promise<Extract<RoleChangeResult['outcome'], 'changed' | 'gone' | 'last-owner'>> {
    return database.transaction(async (trx) => {
      const people = await lockPeople(trx, database.engine);
      const isKnown = people.some((person) => person.id === id);
      if (!isKnown || !(await isOwnersSession(trx, people, sessionId))) return 'gone';
      const isOwnerLeft = people.some((person) => person.id !== id && person.role === 'owner');
      if (role !== 'owner' && !isOwnerLeft) return 'last-owner';
      await trx.updateTable('account_users').set({ role }).where('id', '=', id).execute();
      if (!mayDo(role, 'inquiries')) await unassign(trx, id);
      return 'changed';
    });
  }
}
