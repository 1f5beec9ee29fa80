import { expect, test } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { AccountProvider } from './account-provider.ts';
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

describeOnEachEngine('roles of accounts', (stores) => {
  let shared: SiteDatabase | null = null;
  const open = async () => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const { accounts, audit } = accountsOn(database);
    const founder = await signUpOwner(accounts);
    const [owner] = await accounts.accounts();
    return { database, accounts, audit, founder, owner: owner! };
  };
  const join = async (accounts: AccountProvider, by: Browser, email: string, role: Role) => {
    const code = await inviteByCode(accounts, by, email, role);
    const browser = new Browser(`192.0.2.${email.length}`);
    const made = await accounts.signUp(browser.visitor, { ...OWNER, email, code });
    if (made.outcome !== 'signed-up') throw new Error(made.outcome);
    browser.take(made.cookies);
    return { browser, account: made.account };
  };
  const roleOf = async (accounts: AccountProvider, browser: Browser) =>
    (await accounts.current(browser.visitor))?.account.role;

  test('the first account is an owner, every other what its invitation names', async () => {
    const { accounts, founder } = await open();
    expect(await roleOf(accounts, founder)).toBe('owner');
    for (const role of ['owner', 'sales', 'editor'] as const) {
      const email = `${'x'.repeat(role.length)}${role}@example.com`;
      const { browser } = await join(accounts, founder, email, role);
      expect(await roleOf(accounts, browser)).toBe(role);
    }
    await inviteByCode(accounts, founder, 'later@example.com', 'sales');
    expect(await accounts.invitations()).toMatchObject([
      { email: 'later@example.com', role: 'sales' },
    ]);
  });

  test('a version without roles, which makes owners of all, finds no code of another role', async () => {
    const { accounts, database, founder } = await open();
    const { createHash } = await import('node:crypto');
    const formerHash = (code: string) =>
      createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
    const hashes: string[] = [];
    for (const role of ['owner', 'sales', 'editor'] as const)
      hashes.push(formerHash(await inviteByCode(accounts, founder, `${role}@example.com`, role)));
    const found = await database.query
      .selectFrom('account_invitations')
      .select('role')
      .where('code_hash', 'in', hashes)
      .execute();
    expect(found).toEqual([{ role: 'owner' }]);
  });

  test('an owner changes a role with the password, and it counts at once', async () => {
    const { accounts, audit, founder } = await open();
    const paul = await join(accounts, founder, 'paul@example.com', 'sales');
    const change = (role: Role, given = password) =>
      accounts.changeRole(founder.visitor, { id: paul.account.id, role, password: given });
    expect(await change('editor', 'not the password')).toEqual({ outcome: 'wrong' });
    expect(await roleOf(accounts, paul.browser)).toBe('sales');
    expect(await change('editor')).toEqual({ outcome: 'changed' });
    expect(await roleOf(accounts, paul.browser)).toBe('editor');
    expect(await audit.list({ limit: 1 })).toMatchObject([
      { action: 'role-changed', accountEmail: OWNER.email, subject: 'paul@example.com: editor' },
    ]);
    expect(
      await accounts.changeRole(founder.visitor, { id: 'nobody', role: 'owner', password }),
    ).toEqual({ outcome: 'gone' });
  });

  test('the last owner stays one, and the last who is no new one without a second factor', async () => {
    const { accounts, database, founder, owner } = await open();
    const demote = () =>
      accounts.changeRole(founder.visitor, { id: owner.id, role: 'sales', password });
    const paul = await join(accounts, founder, 'paul@example.com', 'editor');
    expect(await demote()).toEqual({ outcome: 'last-owner' });
    await accounts.changeRole(founder.visitor, { id: paul.account.id, role: 'owner', password });
    expect(await demote()).toEqual({ outcome: 'last-owner' });
    await settle(database);
    expect(await demote()).toEqual({ outcome: 'changed' });
    // From now on the other owner is the last, and this one is none any more.
    expect(
      await accounts.changeRole(founder.visitor, { id: paul.account.id, role: 'sales', password }),
    ).toEqual({ outcome: 'gone' });
    expect(await roleOf(accounts, paul.browser)).toBe('owner');
  });

  test('of two owners who demote each other at once one stays', async () => {
    const { accounts, database, founder, owner } = await open();
    const paul = await join(accounts, founder, 'paul@example.com', 'owner');
    for (const browser of [founder, paul.browser]) await turnOnFactor(accounts, browser);
    await settle(database);
    const results = await Promise.all([
      accounts.changeRole(founder.visitor, { id: paul.account.id, role: 'sales', password }),
      accounts.changeRole(paul.browser.visitor, { id: owner.id, role: 'sales', password }),
    ]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'gone']);
    const roles = (await accounts.accounts()).map(({ role }) => role);
    expect(roles.sort()).toEqual(['owner', 'sales']);
  });

  test('nobody else invites, removes, withdraws or changes roles, whatever screen lets them', async () => {
    const { accounts, founder, owner } = await open();
    await inviteByCode(accounts, founder, 'open@example.com', 'sales');
    const [invitation] = await accounts.invitations();
    for (const role of ['sales', 'editor'] as const) {
      const { browser, account } = await join(accounts, founder, `a${role}@example.com`, role);
      const { visitor } = browser;
      expect(await accounts.invite(visitor, { email: 'x@example.com', role })).toEqual({
        outcome: 'refused',
      });
      expect(await accounts.withdrawInvitation(visitor, invitation!.id)).toBe(false);
      expect(
        await accounts.removeAccount(visitor, {
          id: owner.id,
          typedEmail: owner.email,
          password,
        }),
      ).toEqual({ outcome: 'gone' });
      expect(
        await accounts.changeRole(visitor, { id: account.id, role: 'owner', password }),
      ).toEqual({ outcome: 'gone' });
      expect(await roleOf(accounts, browser)).toBe(role);
    }
  });

  test('an owner without a second factor demotes no other, whether they have one or not', async () => {
    const { accounts, database, founder, owner } = await open();
    const paul = await join(accounts, founder, 'paul@example.com', 'owner');
    const demote = () =>
      accounts.changeRole(paul.browser.visitor, { id: owner.id, role: 'sales', password });
    expect(await demote()).toEqual({ outcome: 'needs-factor' });
    await turnOnFactor(accounts, founder);
    expect(await demote()).toEqual({ outcome: 'needs-factor' });
    await turnOnFactor(accounts, paul.browser);
    expect(await demote()).toEqual({ outcome: 'needs-factor' });
    await settle(database);
    expect(await demote()).toEqual({ outcome: 'changed' });
  });

  test('two owners who give one person a role: the later is asked, and nothing is changed before', async () => {
    const { accounts, database, founder } = await open();
    const paul = await join(accounts, founder, 'paul@example.com', 'sales');
    const change = (role: Role, shownRole: Role | null) =>
      accounts.changeRole(founder.visitor, { id: paul.account.id, role, shownRole, password });
    await turnOnFactor(accounts, founder);
    await settle(database);
    expect(await change('owner', 'sales')).toEqual({ outcome: 'changed' });
    for (const shown of ['sales', null] as const)
      expect(await change('editor', shown)).toEqual({ outcome: 'overtaken' });
    expect(await roleOf(accounts, paul.browser)).toBe('owner');
    expect(await change('owner', 'sales')).toEqual({ outcome: 'changed' });
    expect(await change('editor', 'owner')).toEqual({ outcome: 'changed' });
  });
});
