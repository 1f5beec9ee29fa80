import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { SiteDatabase } from '../../store/open-database.ts';
import {
  accountsOn,
  authenticatorCode,
  Browser,
  emptyAccounts,
  firstStep,
  OWNER,
  signUpOwner,
  turnOnFactor,
} from './test-support/account-bench.ts';

const NEXT = 'four quiet boats at noon';

describeOnEachEngine('a new password by mail', (stores) => {
  afterEach(() => void vi.useRealTimers());
  let shared: SiteDatabase | null = null;
  const open = async (changes = {}) => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const bench = accountsOn(database, changes);
    const owner = await signUpOwner(bench.accounts);
    /** Asks as people do, and answers the token that was mailed. */
    const ask = async (email = OWNER.email, address = '192.0.2.5') => {
      const answer = await bench.accounts.askForReset(new Browser(address).visitor, email);
      await bench.accounts.settled();
      return { answer, token: bench.resets.at(-1)?.link.split('token=')[1] ?? '' };
    };
    const set = (token: string, next = NEXT) =>
      bench.accounts.resetPassword(new Browser('192.0.2.6').visitor, { token, next });
    const signIn = (password: string, browser = new Browser('192.0.2.7')) =>
      bench.accounts.signIn(browser.visitor, { email: OWNER.email, password });
    return { ...bench, database, owner, ask, set, signIn };
  };

  // Seen failing without revokeSessionsOnPasswordReset.
  test('sets one, once, and ends every session', async () => {
    const { accounts, owner, resets, ask, set, signIn } = await open();
    const { answer, token } = await ask(` ${OWNER.email.toUpperCase()} `);
    expect(answer).toEqual({ outcome: 'asked' });
    expect(resets).toMatchObject([{ email: OWNER.email, minutes: 30 }]);
    expect(resets[0]?.link).toMatch(
      /^http:\/\/localhost:3000\/admin\/reset-password\?token=\w{24}$/u,
    );
    expect(await accounts.isResetOpen(token)).toBe(true);
    expect(await set(token)).toEqual({ outcome: 'done' });
    expect(await accounts.current(owner.visitor)).toBeNull();
    expect(await signIn(OWNER.password)).toEqual({ outcome: 'refused' });
    expect(await signIn(NEXT)).toMatchObject({ outcome: 'signed-in' });
    expect(await set(token, 'another one for good measure')).toEqual({ outcome: 'closed' });
    expect(await accounts.isResetOpen(token)).toBe(false);
  });

  // Seen failing with the address cleaned together with what was written before it.
  test('one address however it is written has five tries a minute', async () => {
    const { ask } = await open();
    const written = [' ', '  ', '\u200b', '\u00a0', '\t', ' \u200b'].map(
      (before) => before + OWNER.email,
    );
    const outcomes = [];
    for (const email of written) outcomes.push((await ask(email)).answer.outcome);
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'asked'), 'wait']);
  });

  test('ends what the earlier one began, as a change in the account does', async () => {
    const { accounts, owner, ask } = await open();
    const { secret } = await turnOnFactor(accounts, owner);
    const stranger = await firstStep(accounts, '192.0.2.8');
    const { token } = await ask();
    const change = { current: OWNER.password, next: NEXT };
    expect(await accounts.changePassword(owner.visitor, change)).toMatchObject({ outcome: 'done' });
    const code = authenticatorCode(secret, Date.now() + 30_000);
    expect(await accounts.passSecondStep(stranger.visitor, code)).toEqual({ outcome: 'expired' });
    expect(await accounts.isResetOpen(token)).toBe(false);
  });

  test('tells nobody whether there is such an account', async () => {
    const { ask, resets } = await open();
    expect((await ask('nobody@example.com')).answer).toEqual({ outcome: 'asked' });
    expect((await ask('no address')).answer).toEqual({ outcome: 'asked' });
    expect((await ask()).answer).toEqual({ outcome: 'asked' });
    expect(resets).toHaveLength(1);
  });

  test('is good for half an hour, and one that is set closes all others', async () => {
    const { ask, set } = await open();
    const first = (await ask()).token;
    const second = (await ask()).token;
    expect(await set(second)).toEqual({ outcome: 'done' });
    expect(await set(first)).toEqual({ outcome: 'closed' });
    const third = (await ask()).token;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    expect(await set(third)).toEqual({ outcome: 'closed' });
  });

  test('a weak one does not use the link up; a made-up link opens nothing', async () => {
    const { ask, set } = await open();
    const { token } = await ask();
    expect(await set(token, 'short')).toEqual({ outcome: 'bad-password', fault: 'too-short' });
    expect(await set(token, `${OWNER.email}1`)).toMatchObject({ outcome: 'bad-password' });
    expect(await set('A'.repeat(24))).toEqual({ outcome: 'closed' });
    expect(await set('')).toEqual({ outcome: 'closed' });
    expect(await set(token)).toEqual({ outcome: 'done' });
  });

  // Seen failing with storeIdentifier 'plain'.
  test('is in the store as a hash only', async () => {
    const { database, ask } = await open();
    const { token } = await ask();
    const rows = await database.query
      .selectFrom('account_verifications' as 'account_invitations')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  // Seen failing with the tokens of the others kept.
  test('only what was mailed is kept', async () => {
    const { database, ask } = await open();
    for (let time = 0; time < 5; time++) await ask(OWNER.email, `192.0.3.${time}`);
    const { rows } = await sql`select id from account_verifications`.execute(database.query);
    expect(rows).toHaveLength(3);
  });

  test('one account gets three mails an hour, one address five tries a minute', async () => {
    const { ask, resets } = await open();
    for (let number = 0; number < 8; number++) await ask(OWNER.email, `192.0.2.${20 + number}`);
    expect(resets).toHaveLength(3);
    const answers = [];
    for (let number = 0; number < 6; number++) answers.push((await ask('x@example.com')).answer);
    expect(answers.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('asked'), 'wait']);
  });

  test('the second factor stays', async () => {
    const { accounts, owner, ask, set, signIn } = await open();
    await accounts.beginSecondFactor(owner.visitor, OWNER.password);
    const { secret } = (await accounts.pendingSecondFactor(owner.visitor))!;
    const on = await accounts.finishSecondFactor(
      owner.visitor,
      authenticatorCode(secret, Date.now()),
    );
    expect(on.outcome).toBe('done');
    expect(await set((await ask()).token)).toEqual({ outcome: 'done' });
    expect(await signIn(NEXT)).toMatchObject({ outcome: 'second-step' });
  });

  test('cannot be asked for where no mail is sent, whoever asks', async () => {
    const { database } = await open();
    const { accounts, resets } = accountsOn(database, {}, { sendsMail: false });
    expect(accounts.sendsMail).toBe(false);
    for (const email of [OWNER.email, 'nobody@example.com'])
      expect(await accounts.askForReset(new Browser().visitor, email)).toEqual({
        outcome: 'no-mail',
      });
    await accounts.settled();
    expect(resets).toEqual([]);
  });

  describe('where a second factor is required', () => {
    // Seen failing with `isComplete` answering true.
    test('an account without one may set it up and nothing else', async () => {
      const { accounts, owner } = await open({ secondFactorRequired: true });
      expect(await accounts.current(owner.visitor)).toBeNull();
      expect(await accounts.settingUp(owner.visitor)).toMatchObject({
        account: { email: OWNER.email },
      });
      await accounts.beginSecondFactor(owner.visitor, OWNER.password);
      const { secret } = (await accounts.pendingSecondFactor(owner.visitor))!;
      const code = authenticatorCode(secret, Date.now());
      const on = await accounts.finishSecondFactor(owner.visitor, code);
      if (on.outcome !== 'done') throw new Error(on.outcome);
      owner.take(on.cookies);
      expect(await accounts.current(owner.visitor)).not.toBeNull();
      expect(await accounts.settingUp(owner.visitor)).toBeNull();
    });

    test('it is not, and nobody is setting one up, by default', async () => {
      const { accounts, owner } = await open();
      expect(await accounts.settingUp(owner.visitor)).toBeNull();
      expect(await accounts.settingUp(new Browser().visitor)).toBeNull();
    });
  });
});
