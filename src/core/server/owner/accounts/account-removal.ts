import { cleanAddress } from '#server/intake/intake.ts';
import type { Account, AccountProvider, CurrentSession, RemoveResult } from './account-provider.ts';
import { endRights } from './end-rights.ts';
import { beginOwnersAct, type OwnersActParts } from './owners-act.ts';
import { mayShutOut } from './permissions.ts';
import { isOwnersSession, lockPeople } from './locked-people.ts';
import { passOnInquiries } from './pass-on-inquiries.ts';

/**
 * Ends an account. One act at a time over the whole store: of two owners who remove each other at the same moment one
 * stays, so there always is an owner.
 */
export function createAccountRemoval(
  parts: OwnersActParts,
): Pick<AccountProvider, 'removeAccount'> {
  const { database, notices, record, clock } = parts;

  return {
    async removeAccount(visitor, input): Promise<RemoveResult> {
      const begun = await beginOwnersAct(parts, visitor, input, ({ isFresh }) =>
        isFresh ? null : { outcome: 'stale' as const },
      );
      if ('outcome' in begun) return begun;
      const { session, person } = begun;
      const { typedEmail, successor } = input;
      if (cleanAddress(typedEmail) !== person.email) return { outcome: 'not-typed' };
      const { account } = session;
      if (person.id === account.id) return { outcome: 'own' };
      if (!mayShutOut(account, person, clock.now())) return { outcome: 'needs-factor' };
      const outcome = await remove(person, successor, session);
      if (outcome === 'removed') await record(visitor, 'account-removed', account, person.email);
      return { outcome };
    },
  };

  /** @param by who removes: their session must still be good, and an owner's, when it is their turn */
  function remove(
    { id, email }: Account,
    successor: string | null | undefined,
    by: CurrentSession,
  ): Promise<'removed' | 'gone' | 'no-successor'> {
    return database.transaction(async (trx) => {
      const people = await lockPeople(trx, database.engine);
      const from = people.find((person) => person.id === id);
      if (!from || !(await isOwnersSession(trx, people, by.sessionId))) return 'gone';
      const passing = { people, from, successor, by: by.account, atMs: clock.now() };
      if (!(await passOnInquiries(trx, passing))) return 'no-successor';
      await notices.queue(trx, { act: 'account-removed', by: by.account.email, whom: email });
      await endRights(trx, from, null, clock.now());
      // With them go sessions, password and second factor, by the rules of the tables.
      await trx.deleteFrom('account_users').where('id', '=', id).execute();
      return 'removed';
    });
  }
}
