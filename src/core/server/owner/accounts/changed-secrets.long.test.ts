import { describe, expect, test } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { secretsOf } from '#server/store/site-values.ts';
import { toSecrets, type Secrets } from '#server/store/secrets.ts';
import { parseSettings } from '#server/settings.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { createAuth } from './create-auth.ts';
import { accountCookies } from './account-cookies.ts';
import { createFactorStore } from './factor-store.ts';
import { startAccounts } from './start-accounts.ts';
import {
  ACCOUNT_SETTINGS,
  accountsOn,
  authenticatorCode,
  Browser,
  emptyAccounts,
  firstStep,
  OWNER,
  signUpOwner,
  turnOnFactor,
} from './test-support/account-bench.ts';

const OLD = 'the secret of before that is long enough';
const NEW = 'the secret of today that is long enough';
const soon = (secret: string) => authenticatorCode(secret, Date.now() + 30_000);

describe('AUTH_SECRET', () => {
  const secretsOfSetting = (AUTH_SECRET: string) =>
    parseSettings({ AUTH_SECRET }).accounts.authSecrets;

  test('holds the present one and earlier ones', () => {
    const both = `${NEW},${OLD}`;
    expect(secretsOfSetting(`${NEW}, ${OLD}`)?.all.slice(0, 2)).toEqual([NEW, OLD]);
    expect(secretsOfSetting(both)).toEqual({ current: NEW, all: [NEW, OLD, both] });
    expect(secretsOfSetting('')).toBeNull();
  });

  test('may hold a comma itself', () => {
    const one = 'one secret, which is as long as it has to be';
    expect(secretsOfSetting(one)).toEqual({ current: one, all: [one] });
    expect(() => secretsOfSetting('short,one')).toThrow(/AUTH_SECRET must have at least 32/u);
  });
});

describeOnEachEngine('second factors, when AUTH_SECRET changes', (stores) => {
  let shared: SiteDatabase | null = null;
  /** An account whose factor was set up under a secret. */
  const withFactor = async (secrets: Secrets) => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const { accounts } = accountsOn(database, {}, { secrets });
    const browser = await signUpOwner(accounts);
    return { database, browser, accounts, ...(await turnOnFactor(accounts, browser)) };
  };
  const restart = (database: SiteDatabase, current: string, former: string[] = []) =>
    accountsOn(database, {}, { secrets: toSecrets(current, former) }).accounts;

  test('opens with the former secret, and with the new one alone from then on', async () => {
    const { database, secret, recoveryCodes } = await withFactor(toSecrets(OLD, []));
    const rotated = restart(database, NEW, ['something else entirely', OLD]);
    const browser = await firstStep(rotated, '192.0.2.20');
    expect(await rotated.secondStep(browser.visitor)).toBe('open');
    expect(await rotated.passSecondStep(browser.visitor, soon(secret))).toMatchObject({
      outcome: 'signed-in',
    });
    const later = restart(database, NEW);
    const another = await firstStep(later, '192.0.2.21');
    expect(await later.passSecondStep(another.visitor, recoveryCodes[0]!)).toMatchObject({
      outcome: 'signed-in',
    });
  });

  test('a recovery code opens with the former secret too, once', async () => {
    const { database, recoveryCodes } = await withFactor(toSecrets(OLD, []));
    const rotated = restart(database, NEW, [OLD]);
    const [first, second] = [
      await firstStep(rotated, '192.0.2.20'),
      await firstStep(rotated, '192.0.2.21'),
    ];
    const code = recoveryCodes[0]!;
    expect((await rotated.passSecondStep(first.visitor, code)).outcome).toBe('signed-in');
    expect((await rotated.passSecondStep(second.visitor, code)).outcome).toBe('refused');
  });

  test('says so when no known secret reads it: nobody is told that a code is wrong, and no try is counted', async () => {
    const { database, secret, recoveryCodes } = await withFactor(toSecrets(OLD, []));
    const forgotten = restart(database, NEW);
    const browser = await firstStep(forgotten, '192.0.2.20');
    expect(await forgotten.secondStep(browser.visitor)).toBe('unreadable');
    for (let times = 0; times < 8; times++) {
      for (const code of [soon(secret), recoveryCodes[0]!]) {
        expect(await forgotten.passSecondStep(browser.visitor, code)).toEqual({
          outcome: 'unreadable',
        });
      }
    }
    // With the secret back, the same step goes on.
    const back = restart(database, OLD);
    expect(await back.secondStep(new Browser().visitor)).toBe('expired');
    const again = await firstStep(back, '192.0.2.21');
    expect((await back.passSecondStep(again.visitor, soon(secret))).outcome).toBe('signed-in');
  });

  test('half set up under a former secret it can be finished; under a forgotten one it is begun anew', async () => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const old = accountsOn(database, {}, { secrets: toSecrets(OLD, []) }).accounts;
    const before = await signUpOwner(old);
    await old.beginSecondFactor(before.visitor, OWNER.password);
    const { secret } = (await old.pendingSecondFactor(before.visitor))!;
    const signIn = async (accounts: typeof old) => {
      const browser = new Browser('192.0.2.30');
      const result = await accounts.signIn(browser.visitor, OWNER);
      if (result.outcome === 'signed-in') browser.take(result.cookies);
      return browser;
    };
    const forgotten = restart(database, 'a third secret that is long enough as well');
    const lost = await signIn(forgotten);
    expect(await forgotten.pendingSecondFactor(lost.visitor)).toBeNull();
    expect(await forgotten.finishSecondFactor(lost.visitor, soon(secret))).toEqual({
      outcome: 'wrong',
    });
    const rotated = restart(database, NEW, [OLD]);
    const browser = await signIn(rotated);
    expect(await rotated.pendingSecondFactor(browser.visitor)).toMatchObject({ secret });
    expect((await rotated.finishSecondFactor(browser.visitor, soon(secret))).outcome).toBe('done');
  });

  test('the secret that was kept in the store is read once AUTH_SECRET is set, and needed for one start only', async () => {
    const database = await stores.open();
    const kept = await secretsOf(database.query, 'auth-secret', null, 0);
    const { accounts } = accountsOn(database, {}, { secrets: kept });
    const { secret } = await turnOnFactor(accounts, await signUpOwner(accounts));
    const said: string[] = [];
    const start = (changes: object) =>
      startAccounts({
        database,
        settings: { ...ACCOUNT_SETTINGS, ...changes },
        log: (level, message) => void said.push(`${level} ${message}`),
        sendMail: null,
      });
    const { provider } = await start({ authSecrets: toSecrets(NEW, []) });
    expect(said).toEqual(['info Second factors are kept under the present AUTH_SECRET now']);
    const { accounts: alone } = accountsOn(database, {}, { secrets: toSecrets(NEW, []) });
    const browser = await firstStep(alone, '192.0.2.20');
    expect((await provider.passSecondStep(browser.visitor, soon(secret))).outcome).toBe(
      'signed-in',
    );
    await start({ authSecrets: toSecrets('and one more secret that nobody announced', []) });
    expect(said.at(-1)).toMatch(/^error Second factors cannot be read/u);
  });

  test('taken off, it lets the password in again and ends every session', async () => {
    const { database, browser } = await withFactor(toSecrets(OLD, []));
    const forgotten = restart(database, NEW);
    const pending = await firstStep(forgotten, '192.0.2.20');
    const { id } = (await forgotten.accounts())[0]!;
    const auth = createAuth({
      database,
      settings: ACCOUNT_SETTINGS,
      secret: NEW,
      cookies: accountCookies(ACCOUNT_SETTINGS.siteUrl),
      onResetToken: async () => undefined,
    });
    const factors = createFactorStore({ auth, secrets: toSecrets(NEW, []) });
    expect(await factors.remove(id)).toBe(true);
    expect(await factors.remove(id)).toBe(false);
    const signedIn = await forgotten.signIn(new Browser('192.0.2.21').visitor, OWNER);
    expect(signedIn).toMatchObject({ outcome: 'signed-in', account: { hasSecondFactor: false } });
    expect(await forgotten.secondStep(pending.visitor)).toBe('expired');
    expect(await restart(database, OLD).current(browser.visitor)).toBeNull();
  });
});
