import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { Account, AccountProvider } from './account-provider.ts';
import {
  accountsOn,
  Browser,
  emptyAccounts,
  inviteByCode,
  OWNER,
  signUpOwner,
  turnOnFactor,
} from './test-support/account-bench.ts';

const { password } = OWNER;

async function invited(accounts: AccountProvider, by: Browser, email: string, address: string) {
  const code = await inviteByCode(accounts, by, email);
  const browser = new Browser(address);
  const made = await accounts.signUp(browser.visitor, { ...OWNER, email, code });
  if (made.outcome !== 'signed-up') throw new Error(made.outcome);
  browser.take(made.cookies);
  return { browser, account: made.account };
}

/** Lets all go on once so many are there. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let there = 0;
  return () => {
    if (++there === size) resolve();
    return promise;
  };
}

describeOnEachEngine('removing people', (stores) => {
  let shared: SiteDatabase | null = null;
  const open = async () => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const { accounts, audit } = accountsOn(database);
    const founder = await signUpOwner(accounts);
    const [owner] = await accounts.accounts();
    const paul = await invited(accounts, founder, 'paul@example.com', '192.0.2.70');
    return { database, accounts, audit, founder, owner: owner!, paul };
  };
  const remove = (
    accounts: AccountProvider,
    by: Browser,
    { id, email }: Pick<Account, 'id' | 'email'>,
    typed: { typedEmail?: string; password?: string } = {},
  ) => accounts.removeAccount(by.visitor, { id, typedEmail: email, password, ...typed });

  test('asks for the password and the whole address, and takes sessions, password and invitations along', async () => {
    const { accounts, audit, database, founder, paul } = await open();
    const own = await inviteByCode(accounts, paul.browser, 'back@example.com');
    for (const typedEmail of ['', 'paul', OWNER.email, 'paul@example.co'])
      expect(await remove(accounts, founder, paul.account, { typedEmail })).toEqual({
        outcome: 'not-typed',
      });
    expect(await remove(accounts, founder, paul.account, { password: 'something else' })).toEqual({
      outcome: 'wrong',
    });
    expect(await accounts.current(paul.browser.visitor)).not.toBeNull();
    expect(
      await remove(accounts, founder, paul.account, { typedEmail: ' Paul@Example.com ' }),
    ).toEqual({ outcome: 'removed' });
    expect(await accounts.current(paul.browser.visitor)).toBeNull();
    const late = { ...OWNER, email: 'back@example.com', code: own };
    expect(await accounts.signUp(new Browser('192.0.2.71').visitor, late)).toEqual({
      outcome: 'closed',
    });
    for (const table of ['account_users', 'account_sessions'] as const) {
      const rows = await database.query.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(paul.account.id);
    }
    expect(await remove(accounts, founder, paul.account)).toEqual({ outcome: 'gone' });
    expect(
      (await audit.list({})).filter(({ action }) => action === 'account-removed'),
    ).toHaveLength(1);
  });

  test('nobody removes themselves, or the last account', async () => {
    const { accounts, founder, owner, paul } = await open();
    expect(await remove(accounts, founder, owner)).toEqual({ outcome: 'own' });
    expect(await remove(accounts, founder, paul.account)).toEqual({ outcome: 'removed' });
    expect(await remove(accounts, paul.browser, owner)).toEqual({ outcome: 'wrong' });
    expect(await accounts.accounts()).toHaveLength(1);
  });

  test('without a second factor nobody removes someone who has one', async () => {
    const { accounts, founder, owner, paul } = await open();
    await turnOnFactor(accounts, founder);
    expect(await remove(accounts, paul.browser, owner)).toEqual({ outcome: 'needs-factor' });
    expect(await remove(accounts, founder, paul.account)).toEqual({ outcome: 'removed' });
  });

  test.each([2, 3])(
    'two of %i people who remove each other at the same moment: one of them stays',
    async (count) => {
      const { accounts, database, founder, owner, paul } = await open();
      if (count === 3) await invited(accounts, founder, 'mary@example.com', '192.0.2.80');
      // As two processes on one store would, both past every check before either begins to write.
      const together = meeting(2);
      const [here, there] = [database, await stores.openAgain(database)].map(
        (store) =>
          accountsOn({
            ...store,
            async transaction(work) {
              await together();
              return store.transaction(work);
            },
          }).accounts,
      );
      const results = await Promise.all([
        remove(here!, founder, paul.account),
        remove(there!, paul.browser, owner),
      ]);
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['gone', 'removed']);
      expect(await here!.accounts()).toHaveLength(count - 1);
      expect(await here!.firstAccountCode()).toBeNull();
    },
  );

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    test('asks for a sign-in of the last ten minutes', async () => {
      const { accounts, founder, paul } = await open();
      vi.setSystemTime(Date.now() + 9 * 60_000);
      expect((await accounts.current(founder.visitor))?.isFresh).toBe(true);
      vi.setSystemTime(Date.now() + 2 * 60_000);
      const session = await accounts.current(founder.visitor);
      founder.take(session!.cookies);
      expect(session?.isFresh).toBe(false);
      expect(await remove(accounts, founder, paul.account)).toEqual({ outcome: 'stale' });
      const again = await accounts.signIn(founder.visitor, OWNER);
      if (again.outcome !== 'signed-in') throw new Error(again.outcome);
      founder.take(again.cookies);
      expect(await remove(accounts, founder, paul.account)).toEqual({ outcome: 'removed' });
    });
  });
});
