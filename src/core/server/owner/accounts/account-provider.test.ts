import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import {
  accountsOn,
  emptyAccounts,
  authenticatorCode,
  Browser,
  firstStep,
  inviteByCode,
  OWNER,
  signUpOwner,
  turnOnFactor,
} from './test-support/account-bench.ts';

const WRONG = { email: OWNER.email, password: 'tall grey lighthouse 42' };

describeOnEachEngine('accounts', (stores) => {
  let shared: SiteDatabase | null = null;
  // One store for all, emptied: a fresh one for every test would cost more than the tests.
  const open = async () => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    return { database, ...accountsOn(database) };
  };

  describe('the first account', () => {
    test('is made with the code from the console, which is good once, and sign-up is closed after', async () => {
      const { accounts } = await open();
      expect(await accounts.hasAccounts()).toBe(false);
      const [code, other] = [await accounts.firstAccountCode(), await accounts.firstAccountCode()];
      const guess = await accounts.signUp(new Browser().visitor, {
        ...OWNER,
        code: 'AAAAA-AAAAA-AAAAA-AAAAA',
      });
      expect(guess).toEqual({ outcome: 'closed' });
      const made = await accounts.signUp(new Browser().visitor, {
        ...OWNER,
        code: code!.toLowerCase(),
      });
      expect(made.outcome).toBe('signed-up');
      expect(await accounts.firstAccountCode()).toBeNull();
      const late = { ...OWNER, email: 'mallory@example.com' };
      for (const used of [code!, other!, '']) {
        expect(await accounts.signUp(new Browser().visitor, { ...late, code: used })).toEqual({
          outcome: 'closed',
        });
      }
      expect(await accounts.accounts()).toHaveLength(1);
    });

    test('two people with two codes at the same time: one account', async () => {
      const { accounts } = await open();
      const codes = [await accounts.firstAccountCode(), await accounts.firstAccountCode()];
      const results = await Promise.all(
        codes.map((code, index) =>
          accounts.signUp(new Browser(`192.0.2.${index}`).visitor, {
            ...OWNER,
            code: code!,
            email: `person-${index}@example.com`,
          }),
        ),
      );
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['closed', 'signed-up']);
    });

    test('a weak password does not use the code up', async () => {
      const { accounts } = await open();
      const code = (await accounts.firstAccountCode())!;
      const weak = await accounts.signUp(new Browser().visitor, {
        ...OWNER,
        code,
        password: 'password2026',
      });
      expect(weak).toEqual({ outcome: 'bad-password', fault: 'common' });
      expect((await accounts.signUp(new Browser().visitor, { ...OWNER, code })).outcome).toBe(
        'signed-up',
      );
    });
  });

  describe('sessions', () => {
    test('begin with a new token, whatever the browser carried before, and end at once at sign-out', async () => {
      const { accounts } = await open();
      const browser = await signUpOwner(accounts);
      const before = browser.jar.get('session')!;
      // As pasted from a page that put an invisible letter before it.
      const pasted = { ...OWNER, email: `\u200b${OWNER.email.toUpperCase()} ` };
      const again = await accounts.signIn(browser.visitor, pasted);
      if (again.outcome !== 'signed-in') throw new Error(again.outcome);
      const old = browser.visitor;
      browser.take(again.cookies);
      expect(browser.jar.get('session')).not.toBe(before);
      expect(await accounts.current(old)).toBeNull();
      expect((await accounts.current(browser.visitor))?.account.email).toBe(OWNER.email);

      const signedIn = browser.visitor;
      browser.take((await accounts.signOut(browser.visitor)).cookies);
      expect(browser.jar.has('session')).toBe(false);
      expect(await accounts.current(signedIn)).toBeNull();
    });

    test('a planted token never becomes a session', async () => {
      const { accounts } = await open();
      await signUpOwner(accounts);
      const browser = new Browser();
      browser.jar.set('session', 'planted-by-another.c2lnbmF0dXJl');
      const result = await accounts.signIn(browser.visitor, OWNER);
      if (result.outcome !== 'signed-in') throw new Error(result.outcome);
      browser.take(result.cookies);
      expect(browser.jar.get('session')).not.toContain('planted');
    });

    test('a token whose signature was made elsewhere is none', async () => {
      const { accounts } = await open();
      const browser = await signUpOwner(accounts);
      const [token] = decodeURIComponent(browser.jar.get('session')!).split('.');
      const forged = new Browser();
      for (const value of [token!, `${token}.`, `${token}.${'A'.repeat(43)}=`]) {
        forged.jar.set('session', encodeURIComponent(value));
        expect(await accounts.current(forged.visitor), value).toBeNull();
      }
      expect(await accounts.current(browser.visitor)).not.toBeNull();
    });

    describe('in time', () => {
      beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
      afterEach(() => void vi.useRealTimers());
      const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

      test('end after an hour without a request, and not while they are used', async () => {
        const { accounts } = await open();
        const browser = await signUpOwner(accounts);
        for (let half = 0; half < 4; half++) {
          later(30 * 60_000);
          const session = await accounts.current(browser.visitor);
          expect(session).not.toBeNull();
          browser.take(session!.cookies);
        }
        later(61 * 60_000);
        expect(await accounts.current(browser.visitor)).toBeNull();
      });

      test('end twelve hours after sign-in, however much they are used', async () => {
        const { accounts } = await open();
        const browser = await signUpOwner(accounts);
        const seen: boolean[] = [];
        for (let half = 0; half < 26; half++) {
          later(30 * 60_000);
          const session = await accounts.current(browser.visitor);
          if (session) browser.take(session.cookies);
          seen.push(session !== null);
        }
        expect(seen.lastIndexOf(true)).toBe(23);
      });

      test('a clock set back three hours does not make them longer', async () => {
        const { accounts } = await open();
        const browser = await signUpOwner(accounts);
        later(-3 * 3_600_000);
        expect(await accounts.current(browser.visitor)).toBeNull();
      });
    });

    test('are listed, and can be ended one by one or all others at once', async () => {
      const { accounts } = await open();
      const first = await signUpOwner(accounts);
      const others = await Promise.all(
        ['192.0.2.7', '192.0.2.8', '192.0.2.9'].map(async (address) => {
          const browser = new Browser(address);
          const result = await accounts.signIn(browser.visitor, OWNER);
          if (result.outcome === 'signed-in') browser.take(result.cookies);
          return browser;
        }),
      );
      const list = await accounts.sessions(first.visitor);
      expect(list.map(({ address }) => address).sort()).toEqual([
        '192.0.2.1',
        '192.0.2.7',
        '192.0.2.8',
        '192.0.2.9',
      ]);
      expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(JSON.stringify(list)).not.toContain(
        decodeURIComponent(first.jar.get('session')!).split('.')[0],
      );
      const seventh = list.find(({ address }) => address === '192.0.2.7')!;
      expect(await accounts.endSession(first.visitor, seventh.id)).toBe(true);
      expect(await accounts.current(others[0]!.visitor)).toBeNull();
      expect(await accounts.current(others[1]!.visitor)).not.toBeNull();
      expect(await accounts.endOtherSessions(first.visitor)).toBe(2);
      expect(await accounts.current(others[2]!.visitor)).toBeNull();
      expect(await accounts.current(first.visitor)).not.toBeNull();
    });

    test('one account cannot end the session of another', async () => {
      const { accounts } = await open();
      const owner = await signUpOwner(accounts);
      const code = await inviteByCode(accounts, owner, 'paul@example.com');
      const paul = new Browser();
      const made = await accounts.signUp(paul.visitor, {
        ...OWNER,
        email: 'paul@example.com',
        code,
      });
      if (made.outcome === 'signed-up') paul.take(made.cookies);
      const [session] = await accounts.sessions(owner.visitor);
      expect(await accounts.endSession(paul.visitor, session!.id)).toBe(false);
      expect(await accounts.current(owner.visitor)).not.toBeNull();
    });
  });

  describe('passwords', () => {
    test('a change asks for the old one, ends every other session and renews this one', async () => {
      const { accounts } = await open();
      const browser = await signUpOwner(accounts);
      const elsewhere = new Browser('192.0.2.9');
      const result = await accounts.signIn(elsewhere.visitor, OWNER);
      if (result.outcome === 'signed-in') elsewhere.take(result.cookies);
      const next = 'quiet orange harbour 7';
      expect(
        await accounts.changePassword(browser.visitor, { current: WRONG.password, next }),
      ).toEqual({
        outcome: 'wrong',
      });
      expect(
        await accounts.changePassword(browser.visitor, { current: OWNER.password, next: 'short' }),
      ).toEqual({
        outcome: 'bad-password',
        fault: 'too-short',
      });
      const before = browser.visitor;
      const done = await accounts.changePassword(browser.visitor, {
        current: OWNER.password,
        next,
      });
      if (done.outcome !== 'done') throw new Error(done.outcome);
      browser.take(done.cookies);
      expect(await accounts.current(before)).toBeNull();
      expect(await accounts.current(elsewhere.visitor)).toBeNull();
      expect(await accounts.current(browser.visitor)).not.toBeNull();
      expect((await accounts.signIn(new Browser('192.0.2.8').visitor, OWNER)).outcome).toBe(
        'refused',
      );
      expect(
        (await accounts.signIn(new Browser('192.0.2.8').visitor, { ...OWNER, password: next }))
          .outcome,
      ).toBe('signed-in');
    });

    test('neither they nor tokens nor codes are in the trail', async () => {
      const { accounts, audit } = await open();
      const browser = await signUpOwner(accounts);
      await accounts.signIn(browser.visitor, WRONG);
      await accounts.signIn(browser.visitor, {
        email: 'my password is hunter2 hunter2',
        password: 'x',
      });
      const trail = JSON.stringify(await audit.list({}));
      expect(trail).toContain('account-created');
      expect(trail).toContain('sign-in-failed');
      for (const secret of [
        OWNER.password,
        WRONG.password,
        'hunter2',
        browser.jar.get('session')!,
      ]) {
        expect(trail).not.toContain(secret);
      }
    });
  });

  describe('the second factor', () => {
    async function withFactor() {
      const opened = await open();
      const browser = await signUpOwner(opened.accounts);
      const before = browser.visitor;
      return { ...opened, browser, before, ...(await turnOnFactor(opened.accounts, browser)) };
    }

    test('turning it on renews the session', async () => {
      const { accounts, browser, before } = await withFactor();
      expect(await accounts.current(before)).toBeNull();
      expect((await accounts.current(browser.visitor))?.account.hasSecondFactor).toBe(true);
    });

    test('the password alone opens nothing; a code opens once, with a new token', async () => {
      const { accounts, secret } = await withFactor();
      const browser = await firstStep(accounts, '192.0.2.20');
      expect(browser.jar.has('session')).toBe(false);
      expect(await accounts.current(browser.visitor)).toBeNull();
      expect(await accounts.sessions(browser.visitor)).toEqual([]);
      const code = authenticatorCode(secret, Date.now() + 30_000);
      const passed = await accounts.passSecondStep(browser.visitor, code);
      if (passed.outcome !== 'signed-in') throw new Error(passed.outcome);
      browser.take(passed.cookies);
      expect(await accounts.current(browser.visitor)).not.toBeNull();
      const second = await firstStep(accounts, '192.0.2.21');
      expect(await accounts.passSecondStep(second.visitor, code)).toEqual({ outcome: 'refused' });
      expect(await accounts.passSecondStep(second.visitor, code)).toEqual({ outcome: 'expired' });
      expect(await accounts.sessions(browser.visitor)).toHaveLength(2);
    });

    test('one code in two requests at once makes one session', async () => {
      const { accounts, secret } = await withFactor();
      const browsers = [
        await firstStep(accounts, '192.0.2.20'),
        await firstStep(accounts, '192.0.2.21'),
      ];
      const code = authenticatorCode(secret, Date.now() + 30_000);
      const results = await Promise.all(
        browsers.map(({ visitor }) => accounts.passSecondStep(visitor, code)),
      );
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'signed-in']);
    });

    test('without the first step no code is taken, and five wrong ones end the step', async () => {
      const { accounts, secret } = await withFactor();
      const stranger = new Browser('192.0.2.30');
      expect(
        await accounts.passSecondStep(stranger.visitor, authenticatorCode(secret, Date.now())),
      ).toEqual({
        outcome: 'expired',
      });
      const guesser = await firstStep(accounts, '192.0.2.31');
      const outcomes: string[] = [];
      for (let guess = 0; guess < 8; guess++) {
        outcomes.push((await accounts.passSecondStep(guesser.visitor, `00000${guess}`)).outcome);
      }
      expect(outcomes).not.toContain('signed-in');
      expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeLessThanOrEqual(5);
    });

    test('a recovery code opens once', async () => {
      const { accounts, recoveryCodes } = await withFactor();
      expect(recoveryCodes).toHaveLength(10);
      const browser = await firstStep(accounts, '192.0.2.40');
      expect((await accounts.passSecondStep(browser.visitor, recoveryCodes[0]!)).outcome).toBe(
        'signed-in',
      );
      const again = await firstStep(accounts, '192.0.2.41');
      expect((await accounts.passSecondStep(again.visitor, recoveryCodes[0]!)).outcome).toBe(
        'refused',
      );
    });

    test('turning it off asks for the password and renews the session', async () => {
      const { accounts, browser } = await withFactor();
      expect((await accounts.endSecondFactor(browser.visitor, WRONG.password)).outcome).toBe(
        'wrong',
      );
      const before = browser.visitor;
      const done = await accounts.endSecondFactor(browser.visitor, OWNER.password);
      if (done.outcome !== 'done') throw new Error(done.outcome);
      browser.take(done.cookies);
      expect(await accounts.current(before)).toBeNull();
      expect((await accounts.current(browser.visitor))?.account.hasSecondFactor).toBe(false);
    });
  });

  describe('guessing', () => {
    test('one address gets five tries a minute, the owner on a known device goes on', async () => {
      const { accounts } = await open();
      const owner = await signUpOwner(accounts);
      const attacker = new Browser('192.0.2.1');
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, () =>
          accounts.signIn(attacker.visitor, WRONG).then(({ outcome }) => outcome),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5);
      expect(outcomes.filter((outcome) => outcome === 'wait')).toHaveLength(55);
      // Same address, right password: from a device that never signed in it has to wait, from a known one it goes on.
      expect((await accounts.signIn(attacker.visitor, OWNER)).outcome).toBe('wait');
      expect((await accounts.signIn(owner.visitor, OWNER)).outcome).toBe('signed-in');
      expect((await accounts.signIn(new Browser('192.0.2.2').visitor, OWNER)).outcome).toBe(
        'signed-in',
      );
    });

    test('a made-up device, or one known for another account, has no limit of its own', async () => {
      const { accounts } = await open();
      const owner = await signUpOwner(accounts);
      const outcomes: string[] = [];
      for (let guess = 0; guess < 12; guess++) {
        const attacker = new Browser('192.0.2.50');
        attacker.jar.set(
          'known-device',
          guess % 2 ? `id-${guess}.${'A'.repeat(43)}` : owner.jar.get('known-device')!,
        );
        const email = guess % 2 ? OWNER.email : 'paul@example.com';
        outcomes.push((await accounts.signIn(attacker.visitor, { ...WRONG, email })).outcome);
      }
      expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(10);
    });

    /** The same mark, written in ways that were never handed out. */
    const writings = (mark: string) =>
      Array.from({ length: 24 }, (_, index) => [
        `${mark}.${index}`,
        mark.replace('.', `.0${index}.`),
        `${mark}${'.'.repeat(index + 1)}`,
        `${mark}%20${index}`,
      ]).flat();

    // Seen failing with the counter named after the whole cookie, whose tail the signature did not cover.
    test('a known device with a tail has no limit of its own, in either step', async () => {
      const { accounts } = await open();
      const owner = await signUpOwner(accounts);
      await turnOnFactor(accounts, owner);
      const { refused, codes } = { refused: [] as string[], codes: [] as string[] };
      for (const [index, mark] of writings(owner.jar.get('known-device')!).entries()) {
        const guesser = new Browser('192.0.2.51');
        guesser.jar.set('known-device', mark);
        refused.push((await accounts.signIn(guesser.visitor, WRONG)).outcome);
        const stepping = new Browser('192.0.2.52');
        stepping.jar.set('known-device', mark);
        const first = await accounts.signIn(stepping.visitor, OWNER);
        if (first.outcome !== 'second-step') continue;
        stepping.take(first.cookies);
        const code = String(index).padStart(6, '0');
        codes.push((await accounts.passSecondStep(stepping.visitor, code)).outcome);
      }
      expect(refused.filter((outcome) => outcome === 'refused')).toHaveLength(5);
      expect(codes.length).toBeLessThanOrEqual(5);
    });

    // Seen failing with the round left as it is, for each of the three.
    test('a device is known until the password changes or all other sessions are ended', async () => {
      const { accounts, resets } = await open();
      const owner = await signUpOwner(accounts);
      let { password } = OWNER;
      const isKnown = async (mark: string) => {
        // Both are strangers of one address, which has had its tries.
        for (let guess = 0; guess < 5; guess++)
          await accounts.signIn(new Browser('192.0.2.53').visitor, WRONG);
        const browser = new Browser('192.0.2.53');
        browser.jar.set('known-device', mark);
        const { outcome } = await accounts.signIn(browser.visitor, { ...OWNER, password });
        return outcome === 'signed-in';
      };
      const mark = () => owner.jar.get('known-device')!;
      const before = mark();
      expect(await isKnown(before)).toBe(true);

      const changed = { current: password, next: 'quiet orange harbour 7' };
      const done = await accounts.changePassword(owner.visitor, changed);
      if (done.outcome !== 'done') throw new Error(done.outcome);
      owner.take(done.cookies);
      password = changed.next;
      expect(await isKnown(before)).toBe(false);
      const renewed = mark();
      expect(await isKnown(renewed)).toBe(true);

      await accounts.endOtherSessions(owner.visitor);
      expect(await isKnown(renewed)).toBe(false);
      const again = await accounts.signIn(owner.visitor, { ...OWNER, password });
      if (again.outcome !== 'signed-in') throw new Error(again.outcome);
      owner.take(again.cookies);
      expect(await isKnown(mark())).toBe(true);

      await accounts.askForReset(new Browser('192.0.2.54').visitor, OWNER.email);
      await accounts.settled();
      const token = resets[0]!.link.split('token=')[1]!;
      password = 'four quiet boats at noon';
      await accounts.resetPassword(owner.visitor, { token, next: password });
      expect(await isKnown(mark())).toBe(false);
    });

    // Seen failing with the question counted by account and address.
    test('strangers never keep a signed-in owner from confirming the password', async () => {
      const { accounts } = await open();
      const owner = await signUpOwner(accounts);
      for (let stranger = 0; stranger < 310; stranger++) {
        const { visitor } = new Browser(`198.51.${stranger}.1`);
        await accounts.resetPassword(visitor, { token: 'none', next: '' });
      }
      expect((await accounts.signIn(new Browser('192.0.2.55').visitor, OWNER)).outcome).toBe(
        'wait',
      );
      const asked = [];
      for (let guess = 0; guess < 8; guess++)
        asked.push((await accounts.confirmPassword(owner.visitor, WRONG.password)).outcome);
      expect(asked.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
      const returning = await accounts.signIn(owner.visitor, OWNER);
      if (returning.outcome !== 'signed-in') throw new Error(returning.outcome);
      owner.take(returning.cookies);
      expect(await accounts.confirmPassword(owner.visitor, OWNER.password)).toEqual({
        outcome: 'right',
      });
    });
  });

  test('an unknown account is refused in the same words as a wrong password', async () => {
    const { accounts } = await open();
    await signUpOwner(accounts);
    const wrong = await accounts.signIn(new Browser('192.0.2.60').visitor, WRONG);
    const unknown = await accounts.signIn(new Browser('192.0.2.61').visitor, {
      ...WRONG,
      email: 'nobody@example.com',
    });
    const noAddress = await accounts.signIn(new Browser('192.0.2.62').visitor, {
      ...WRONG,
      email: 'nobody',
    });
    expect([wrong, unknown, noAddress]).toEqual([wrong, wrong, wrong]);
    expect(wrong).toEqual({ outcome: 'refused' });
  });

  test('an invitation is for its address, once', async () => {
    const { accounts } = await open();
    const owner = await signUpOwner(accounts);
    const code = await inviteByCode(accounts, owner, 'Paul@Example.com');
    expect(await accounts.invite(owner.visitor, { email: OWNER.email, role: 'owner' })).toEqual({
      outcome: 'refused',
    });
    const attempt = (email: string) =>
      accounts.signUp(new Browser('192.0.2.70').visitor, { ...OWNER, email, code });
    expect(await attempt('mallory@example.com')).toEqual({ outcome: 'closed' });
    const paul = new Browser('192.0.2.70');
    const made = await attempt('paul@example.com');
    if (made.outcome !== 'signed-up') throw new Error(made.outcome);
    paul.take(made.cookies);
    expect(await attempt('paul@example.com')).toEqual({ outcome: 'closed' });
    const [, second] = await accounts.accounts();
    expect(second!.email).toBe('paul@example.com');
  });
});
