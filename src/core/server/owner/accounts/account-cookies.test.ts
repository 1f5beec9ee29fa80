import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSiteDatabase } from '../../open-site-database.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { accountCookies, onlyCookies, readCookie, setCookie } from './account-cookies.ts';
import { accountsOn, authenticatorCode, Browser, OWNER } from './test-support/account-bench.ts';

test('a cookie of our own is bound to the host under TLS; over plain HTTP it is still kept from scripts', () => {
  const secure = accountCookies('https://www.example.com');
  expect(setCookie(secure, secure.names.session, 'x')).toBe(
    '__Host-session=x; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  const plain = accountCookies('http://localhost:3000');
  expect(setCookie(plain, plain.names.session, 'x', 60)).toBe(
    'session=x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  );
});

// Seen failing with the parts passed on as they came.
test('of a cookie that comes twice, both readers see the same', () =>
  checkEach(
    [
      'step=a; step=b',
      'step =a; step=b',
      ' step = a ;step=b',
      'step=a;; =; step',
      'x=1; step=a%2Eb',
    ],
    (header) => {
      const seen = readCookie(header, 'step');
      const passed = onlyCookies(header, ['step']);
      expect(passed.split(';')).toHaveLength(1);
      expect(readCookie(passed, 'step')).toBe(seen);
    },
  ));

// Seen failing without the prefix, and with `httpOnly` off.
test('under TLS every cookie that accounts set is bound to the host and kept from scripts (ASVS 3.3.3)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
  const database = await openSiteDatabase({ url: null, dataDir, log: () => undefined });
  const { accounts } = accountsOn(database, { siteUrl: 'https://www.example.com' });
  const browser = new Browser();
  const set: string[] = [];
  const take = (result: { outcome: string } | { cookies: string[] } | null) => {
    if (result === null || !('cookies' in result)) throw new Error(JSON.stringify(result));
    set.push(...result.cookies);
    browser.take(result.cookies);
  };
  const code = (await accounts.firstAccountCode())!;
  take(await accounts.signUp(browser.visitor, { ...OWNER, code }));
  await accounts.beginSecondFactor(browser.visitor, OWNER.password);
  const { secret } = (await accounts.pendingSecondFactor(browser.visitor))!;
  const digits = authenticatorCode(secret, Date.now());
  take(await accounts.finishSecondFactor(browser.visitor, digits));
  take(await accounts.signOut(browser.visitor));
  take(await accounts.signIn(browser.visitor, OWNER));
  const next = authenticatorCode(secret, Date.now() + 30_000);
  take(await accounts.passSecondStep(browser.visitor, next));
  expect(set.map((cookie) => cookie.split('=')[0]).toSorted()).toContain('__Host-second-step');
  for (const cookie of set) {
    expect(cookie).toMatch(/^__Host-/u);
    expect(cookie).not.toMatch(/Domain=/iu);
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(`${cookie};`).toContain(`; ${attribute};`);
  }
  await database.close();
});
