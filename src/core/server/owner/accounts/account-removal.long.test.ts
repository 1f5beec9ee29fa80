import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { Account, AccountProvider } from './account-provider.ts';
import type { Role } from './permissions.ts';
import {
  accountsOn,
  Browser,
  emptyAccounts,
  inviteByCode,
  OWNER,
  settle,
  signUpOwner,
  turnOnFactor,
} from './test-support/account-bench.ts';

const { password } = OWNER;

async function invited(
  accounts: AccountProvider,
  by: Browser,
  { email, address, role }: { email: string; address: string; role: Role },
) {
  const code = await inviteByCode(accounts, by, email, role);
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
  const open = async (role: Role = 'sales') => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const { accounts, audit } = accountsOn(database);
    const founder = await signUpOwner(accounts);
    const [owner] = await accounts.accounts();
    const paul = await invited(accounts, founder, {
      email: 'paul@example.com',
      address: '192.0.2.70',
      role,
    });
    return { database, accounts, audit, founder, owner: owner!, paul };
  };
  const remove = (
    accounts: AccountProvider,
    by: Browser,
    { id, email }: Pick<Account, 'id' | 'email'>,
    typed: { typedEmail?: string; password?: string } = {},
  ) => accounts.removeAccount(by.visitor, { id, typedEmail: email, password, ...typed });

  test('asks for the password and the whole address, and takes sessions, password and invitations along', async () => {
    const { accounts, audit, database, founder, paul } = await open('owner');
    await turnOnFactor(accounts, founder);
    await settle(database);
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

  test('without a second factor nobody removes an owner, or someone who has one', async () => {
    // A role of the other account, which of the two have a second factor, and what becomes of it.
    await checkEach<[Role, ('remover' | 'other')[], string]>(
      [
        ['owner', [], 'needs-factor'],
        ['owner', ['other'], 'needs-factor'],
        ['owner', ['remover'], 'removed'],
        ['owner', ['remover', 'other'], 'removed'],
        ['sales', [], 'removed'],
        ['sales', ['other'], 'needs-factor'],
        ['sales', ['remover'], 'removed'],
        ['editor', [], 'removed'],
        ['editor', ['other'], 'needs-factor'],
      ],
      async (role, guarded, outcome) => {
        const { accounts, database, founder, paul } = await open(role);
        if (guarded.includes('remover')) await turnOnFactor(accounts, founder);
        if (guarded.includes('other')) await turnOnFactor(accounts, paul.browser);
        await settle(database);
        expect(await remove(accounts, founder, paul.account)).toEqual({ outcome });
      },
    );
  });

  test('who was invited does not remove the founder without a second factor', async () => {
    const { accounts, founder, owner, paul } = await open('owner');
    expect(await remove(accounts, paul.browser, owner)).toEqual({ outcome: 'needs-factor' });
    expect(await accounts.current(founder.visitor)).not.toBeNull();
  });

  test.each([2, 3])(
    'two of %i people who remove each other at the same moment: one of them stays',
    async (count) => {
      const { accounts, database, founder, owner, paul } = await open('owner');
      for (const browser of [founder, paul.browser]) await turnOnFactor(accounts, browser);
      await settle(database);
      if (count === 3) {
        const mary = { email: 'mary@example.com', address: '192.0.2.80', role: 'owner' } as const;
        await invited(accounts, founder, mary);
      }
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
