import type { AccountProvider, CurrentSession, RoleChangeResult } from './account-provider.ts';
import { endRights } from './end-rights.ts';
import { isOwnersSession, lockPeople } from './locked-people.ts';
import { beginOwnersAct, type OwnersActParts } from './owners-act.ts';
import { passOnInquiries } from './pass-on-inquiries.ts';
import { isSettledOwner, isWellGuarded, mayDo, mayShutOut, type Role } from './permissions.ts';

/** Changing what somebody may do. One act at a time over the whole store, so that an owner always stays. */
export function createRoleChange(parts: OwnersActParts): Pick<AccountProvider, 'changeRole'> {
  const { database, notices, record, clock } = parts;

  return {
    async changeRole(visitor, input) {
      const { id, role, shownRole, successor } = input;
      const begun = await beginOwnersAct(parts, visitor, input);
      if ('outcome' in begun) return begun;
      const { session, person } = begun;
      const { account } = session;
      if (person.id !== account.id && !mayShutOut(account, person, clock.now()))
        return { outcome: 'needs-factor' };
      const outcome = await change({ id, role, shownRole, successor, by: session });
      if (outcome === 'changed')
        await record(visitor, 'role-changed', account, `${person.email}: ${role}`);
      return { outcome };
    },
  };

  function change(asked: {
    id: string;
    role: Role;
    shownRole: Role | null | undefined;
    successor: string | null | undefined;
    by: CurrentSession;
  }): Promise<
    Extract<
      RoleChangeResult['outcome'],
      'changed' | 'gone' | 'last-owner' | 'overtaken' | 'no-successor'
    >
  > {
    const { id, role, shownRole, successor, by } = asked;
    return database.transaction(async (trx) => {
      const nowMs = clock.now();
      const people = await lockPeople(trx, database.engine);
      const from = people.find((person) => person.id === id);
      if (!from || !(await isOwnersSession(trx, people, by.sessionId))) return 'gone';
      if (shownRole !== undefined && ![shownRole, role].includes(from.role)) return 'overtaken';
      // An owner whom whoever has a stolen password has just made is nobody to leave the site to.
      const others = people.filter((one) => one.id !== id && one.role === 'owner');
      const isLeft = isWellGuarded(by.account, nowMs)
        ? others.length > 0
        : others.some((one) => isSettledOwner(one, nowMs));
      if (role !== 'owner' && !isLeft) return 'last-owner';
      const passing = { people, from, successor, by: by.account, atMs: nowMs };
      if (!mayDo(role, 'inquiries') && !(await passOnInquiries(trx, passing)))
        return 'no-successor';
      const isMadeOwner = role === 'owner' && from.role !== 'owner';
      const change = { act: 'role-changed', by: by.account.email, whom: from.email, role } as const;
      // Those who were owners, and who is one now.
      await notices.queue(trx, change, isMadeOwner ? [from.email] : []);
      await trx
        .updateTable('account_users')
        .set({ role, ...(isMadeOwner && { owner_since: nowMs }) })
        .where('id', '=', id)
        .execute();
      await endRights(trx, from, role, nowMs);
      return 'changed';
    });
  }
}
