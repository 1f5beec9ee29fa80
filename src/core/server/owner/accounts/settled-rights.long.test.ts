import { expect, test } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { Account, AccountProvider } from './account-provider.ts';
import { createInvitations } from './invitations.ts';
import { mayShutOut, SETTLES_AFTER_MS, type Role } from './permissions.ts';
import {
  accountsOn,
  authenticatorCode,
  type Browser,
  emptyAccounts,
  inviteByCode,
  join,
  noticesOf,
  OWNER,
  settle,
  signUpOwner,
  turnOnFactor,
} from './test-support/account-bench.ts';

const { password } = OWNER;
const ROBIN = 'robin@example.com';

test('a second factor, and an owner, count against others three days after they were made', async () => {
  const now = 1_000_000_000_000;
  const owner = { role: 'owner', ownerSinceMs: null } as const;
  const guarded = { hasSecondFactor: true, factorCountsFromMs: now };
  const plain = { hasSecondFactor: false, factorCountsFromMs: null };
  const sales = { role: 'sales', ownerSinceMs: null, ...plain } as const;
  type Guarded = Parameters<typeof mayShutOut>[0];
  await checkEach<[Guarded, Guarded, boolean]>(
    [
      [{ ...owner, ...guarded }, { ...owner, ...plain }, true],
      [{ ...owner, ...guarded, factorCountsFromMs: now + 1 }, { ...owner, ...plain }, false],
      [{ ...owner, ...guarded, factorCountsFromMs: null }, { ...owner, ...plain }, false],
      [{ ...owner, ...guarded, hasSecondFactor: false }, { ...owner, ...plain }, false],
      [
        { ...owner, ...guarded, ownerSinceMs: now - SETTLES_AFTER_MS },
        { ...owner, ...plain },
        true,
      ],
      [
        { ...owner, ...guarded, ownerSinceMs: now - SETTLES_AFTER_MS + 1 },
        { ...owner, ...plain },
        false,
      ],
      [{ ...owner, ...plain }, sales, true],
      [{ ...owner, ...plain }, { ...sales, ...guarded }, false],
      // Nor does the factor of somebody whose password was stolen keep the owner from acting at once.
      [{ ...owner, ...plain }, { ...sales, ...guarded, factorCountsFromMs: now + 1 }, true],
    ],
    (account, person, expected) => expect(mayShutOut(account, person, now)).toBe(expected),
  );
});

describeOnEachEngine('what a stolen password can make', (stores) => {
  let shared: SiteDatabase | null = null;
  /** An owner, and another one whom nobody on the site has made one. */
  const open = async () => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const bench = accountsOn(database);
    const { accounts } = bench;
    const founder = await signUpOwner(accounts);
    const code = await createInvitations(database).create({
      ...{ kind: 'console', email: '', role: 'owner', invitedBy: null, nowMs: Date.now() },
    });
    const robin = await join(accounts, ROBIN, code);
    const [owner, second] = await accounts.accounts();
    const of = (email: string) => accountOf(accounts, email);
    return { ...bench, database, founder, robin, owner: owner!, second: second!, of };
  };
  const accountOf = async (accounts: AccountProvider, email: string): Promise<Account> =>
    (await accounts.accounts()).find((account) => account.email === email)!;
  const change = (accounts: AccountProvider, by: Browser, { id }: Account, role: Role) =>
    accounts.changeRole(by.visitor, { id, role, password });
  const confirm = (
    accounts: AccountProvider,
    by: Browser,
    { id, factorCountsFromMs }: Account,
    given = password,
  ) =>
    accounts.confirmFactor(by.visitor, {
      ...{ id, countsFromMs: factorCountsFromMs ?? 0, password: given },
    });

  test('a second factor set up a minute ago takes no role, three days later it does', async () => {
    const { accounts, database, founder, second } = await open();
    expect(await change(accounts, founder, second, 'editor')).toEqual({ outcome: 'needs-factor' });
    await turnOnFactor(accounts, founder);
    expect(await change(accounts, founder, second, 'editor')).toEqual({ outcome: 'needs-factor' });
    await settle(database);
    expect(await change(accounts, founder, second, 'editor')).toEqual({ outcome: 'changed' });
  });

  test('turned off and on again, or set up twice, it is a new one', async () => {
    const { accounts, database, founder, second, of } = await open();
    const { secret } = await turnOnFactor(accounts, founder);
    await settle(database);
    expect(await accounts.beginSecondFactor(founder.visitor, password)).toEqual({
      outcome: 'wrong',
    });
    expect((await of(OWNER.email)).factorCountsFromMs).toBeLessThan(Date.now());
    const next = authenticatorCode(secret, Date.now() + 30_000);
    expect(await accounts.finishSecondFactor(founder.visitor, next)).toEqual({ outcome: 'wrong' });
    const off = await accounts.endSecondFactor(founder.visitor, password);
    founder.take('cookies' in off ? off.cookies : []);
    // Also for a process that ends before it has dated the new one.
    await accounts.beginSecondFactor(founder.visitor, password);
    expect(await of(OWNER.email)).toMatchObject({ factorCountsFromMs: null });
    expect((await turnOnFactor(accounts, founder)).secret).not.toBe(secret);
    expect(await change(accounts, founder, second, 'editor')).toEqual({ outcome: 'needs-factor' });
  });

  test('another owner confirms it with their password, and it counts at once', async () => {
    const { accounts, audit, founder, robin, owner, second, of } = await open();
    await turnOnFactor(accounts, founder);
    const seen = await of(owner.email);
    expect(await confirm(accounts, founder, seen)).toEqual({ outcome: 'own' });
    expect(await confirm(accounts, robin, seen, 'another password')).toEqual({ outcome: 'wrong' });
    const earlier = { ...seen, factorCountsFromMs: seen.factorCountsFromMs! - 1 };
    expect(await confirm(accounts, robin, earlier)).toEqual({ outcome: 'gone' });
    expect(await confirm(accounts, founder, second)).toEqual({ outcome: 'gone' });
    expect(await confirm(accounts, robin, seen)).toEqual({ outcome: 'confirmed' });
    expect(await confirm(accounts, robin, seen)).toEqual({ outcome: 'gone' });
    expect(await audit.list({ limit: 1 })).toMatchObject([
      { action: 'second-factor-confirmed', accountEmail: ROBIN, subject: owner.email },
    ]);
    expect(await change(accounts, founder, second, 'editor')).toEqual({ outcome: 'changed' });
    expect(await confirm(accounts, robin, seen)).toEqual({ outcome: 'gone' });
  });

  test('an owner made with it confirms none, and has none confirmed', async () => {
    const { accounts, founder, robin, owner, of } = await open();
    const code = await inviteByCode(accounts, robin, 'new@example.com', 'owner');
    const added = await join(accounts, 'new@example.com', code);
    for (const browser of [robin, added]) await turnOnFactor(accounts, browser);
    expect(await confirm(accounts, added, await of(ROBIN))).toEqual({ outcome: 'too-new' });
    const newest = await of('new@example.com');
    for (const browser of [robin, founder])
      expect(await confirm(accounts, browser, newest)).toEqual({ outcome: 'too-new' });
    expect(await change(accounts, added, owner, 'editor')).toEqual({ outcome: 'needs-factor' });
  });

  test('nor does somebody whom it made an owner, however old their second factor is', async () => {
    const { accounts, database, founder, robin, owner, of } = await open();
    const sue = 'sue@example.com';
    const code = await inviteByCode(accounts, robin, sue, 'sales');
    const sales = await join(accounts, sue, code);
    for (const browser of [robin, sales]) await turnOnFactor(accounts, browser);
    expect(await confirm(accounts, robin, await of(sue))).toEqual({ outcome: 'too-new' });
    await settle(database);
    expect(await change(accounts, robin, await of(sue), 'owner')).toEqual({ outcome: 'changed' });
    expect(await change(accounts, sales, owner, 'sales')).toEqual({ outcome: 'needs-factor' });
    await turnOnFactor(accounts, founder);
    expect(await confirm(accounts, sales, await of(owner.email))).toEqual({ outcome: 'too-new' });
  });

  test('an invitation ends with the role that gave it, and does not come back with it', async () => {
    const { accounts, database, founder, robin, second } = await open();
    await turnOnFactor(accounts, founder);
    await settle(database);
    const code = await inviteByCode(accounts, robin, 'x@example.com', 'owner');
    const used = () => accounts.signUp(robin.visitor, { ...OWNER, email: 'x@example.com', code });
    expect(await change(accounts, founder, second, 'editor')).toEqual({ outcome: 'changed' });
    expect(await accounts.invitations()).toEqual([]);
    expect(await used()).toEqual({ outcome: 'closed' });
    await change(accounts, founder, second, 'owner');
    expect(await used()).toEqual({ outcome: 'closed' });
  });

  test('an invitation that was on its way into the store meanwhile is good for nothing', async () => {
    const { accounts, database, founder, robin, second } = await open();
    await turnOnFactor(accounts, founder);
    await settle(database);
    await change(accounts, founder, second, 'editor');
    const code = await createInvitations(database).create({
      ...{ kind: 'invited', email: '', role: 'owner', invitedBy: second.id, nowMs: Date.now() },
    });
    expect(await accounts.invitations()).toEqual([]);
    const late = { ...OWNER, email: 'x@example.com', code };
    expect(await accounts.signUp(robin.visitor, late)).toEqual({ outcome: 'closed' });
  });

  test('every owner is mailed who did what', async () => {
    const { accounts, database, founder, robin, owner, second, of } = await open();
    const sue = 'sue@example.com';
    const told = async () => {
      const notices = await noticesOf(database);
      await database.query.deleteFrom('outbox').execute();
      const [first] = notices;
      const to = notices.map((notice) => notice.to).sort();
      return first && [first.act, first.by, first.whom, first.role, to.join(' ')];
    };
    const both = `${owner.email} ${ROBIN}`;
    expect(await told()).toEqual(['owner-joined', ROBIN, ROBIN, undefined, both]);
    await turnOnFactor(accounts, founder);
    const of_ = [owner.email, owner.email, undefined, both];
    expect(await told()).toEqual(['second-factor-on', ...of_]);
    await confirm(accounts, robin, await of(owner.email));
    expect(await told()).toEqual([
      ...['second-factor-confirmed', ROBIN, owner.email, undefined, both],
    ]);
    await accounts.renewRecoveryCodes(founder.visitor, password);
    expect(await told()).toEqual(['recovery-codes-made', ...of_]);
    const code = await inviteByCode(accounts, robin, sue, 'sales');
    const sales = await join(accounts, sue, code);
    expect(await told()).toBeUndefined();
    await turnOnFactor(accounts, sales);
    expect(await told()).toEqual(['second-factor-on', sue, sue, undefined, `${both} ${sue}`]);
    await inviteByCode(accounts, robin, 'x@example.com', 'owner');
    expect(await told()).toEqual(['owner-invited', ROBIN, 'x@example.com', undefined, both]);
    await change(accounts, founder, await of(sue), 'owner');
    expect(await told()).toEqual([
      ...['role-changed', owner.email, sue, 'owner', `${both} ${sue}`],
    ]);
    await change(accounts, founder, second, 'editor');
    expect(await told()).toEqual([
      ...['role-changed', owner.email, ROBIN, 'editor', `${both} ${sue}`],
    ]);
    await accounts.removeAccount(founder.visitor, {
      ...{ id: (await of(sue)).id, typedEmail: sue, password },
    });
    expect(await told()).toEqual([
      ...['account-removed', owner.email, sue, undefined, `${owner.email} ${sue}`],
    ]);
    await accounts.endSecondFactor(founder.visitor, password);
    expect(await told()).toEqual([
      ...['second-factor-off', owner.email, owner.email, undefined, owner.email],
    ]);
  });

  test('nobody is mailed where the site sends no mail', async () => {
    const { database, founder } = await open();
    await database.query.deleteFrom('outbox').execute();
    await turnOnFactor(accountsOn(database, {}, { sendsMail: false }).accounts, founder);
    expect(await noticesOf(database)).toEqual([]);
  });
});
