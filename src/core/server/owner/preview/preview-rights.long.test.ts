import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { systemClock, toSecrets } from '#server/store/store.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { createInvitations } from '../accounts/invitations.ts';
import {
  accountsOn,
  type Browser,
  emptyAccounts,
  join,
  OWNER,
  settle,
  signUpOwner,
  turnOnFactor,
} from '../accounts/test-support/account-bench.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPreviewModes } from './preview-modes.ts';
import { createPreviewRights } from './preview-rights.ts';
import { createPreviewTokens } from './preview-tokens.ts';

const { password } = OWNER;
const ED = 'ed@example.com';
const siteUrl = 'http://localhost:3000';
const HOUR_MS = 3_600_000;

describeOnEachEngine('the right behind a preview', (stores) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  let shared: SiteDatabase | null = null;
  /** A well guarded owner, and an editor who has entered a preview. */
  const open = async () => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const { accounts } = accountsOn(database);
    const site = { accounts };
    const founder = await signUpOwner(accounts);
    await turnOnFactor(accounts, founder);
    await settle(database);
    const add = async (email: string) => {
      const code = await createInvitations(database).create({
        ...{ kind: 'console', email, role: 'editor', invitedBy: null, nowMs: Date.now() },
      });
      return join(accounts, email, code);
    };
    const tokens = createPreviewTokens(toSecrets('s'.repeat(32), []));
    const modes = createPreviewModes({ tokens, clock: systemClock, siteUrl, productDomain: null });
    const links = createPreviewLinks({ database, tokens, siteUrl });
    const rights = createPreviewRights({
      modes,
      links,
      accounts: {
        // Started anew, the site is another one on the same store.
        provider: { current: (...asked) => site.accounts.current(...asked) },
        readVisitor: ({ headers }) => ({
          ...{ cookie: headers.get('cookie'), address: null, userAgent: null },
        }),
      },
    });
    const requestOf = ({ visitor }: Browser) =>
      new Request(siteUrl, { headers: { cookie: visitor.cookie ?? '' } });
    const enter = async (browser: Browser) => {
      const session = await rights.session(requestOf(browser), null);
      browser.take([modes.begin(Date.now(), session!)]);
    };
    const holds = async (browser: Browser, isPoll = false) => {
      const cookies = await rights.hold(requestOf(browser), null, isPoll);
      browser.take(cookies ?? []);
      return cookies !== null;
    };
    const editor = await add(ED);
    const { id } = (await accounts.accounts()).find(({ email }) => email === ED)!;
    await enter(editor);
    expect(await holds(editor)).toBe(true);
    return { database, site, accounts, founder, editor, id, add, links, modes, enter, holds };
  };
  type Bench = Awaited<ReturnType<typeof open>>;

  const ENDINGS: [string, (bench: Bench) => Promise<unknown>][] = [
    ['signs out', ({ accounts, editor }) => accounts.signOut(editor.visitor)],
    [
      'becomes sales',
      ({ accounts, founder, id }) =>
        accounts.changeRole(founder.visitor, { id, role: 'sales', password }),
    ],
    [
      'is removed',
      ({ accounts, founder, id }) =>
        accounts.removeAccount(founder.visitor, { id, typedEmail: ED, password }),
    ],
    [
      'gets a new password',
      ({ accounts, editor }) =>
        accounts.changePassword(editor.visitor, {
          ...{ current: password, next: 'seven quiet bicycles' },
        }),
    ],
    [
      'has the session ended from another screen',
      async ({ accounts, editor }) => {
        const elsewhere = { ...editor.visitor, cookie: null };
        const again = await accounts.signIn(elsewhere, { email: ED, password });
        const cookie = 'cookies' in again ? again.cookies.map((line) => line.split(';')[0]) : [];
        await accounts.endOtherSessions({ ...elsewhere, cookie: cookie.join('; ') });
      },
    ],
    ['does nothing for an hour', async () => vi.setSystemTime(Date.now() + HOUR_MS + 1_000)],
    [
      'goes on for twelve hours',
      async ({ editor, holds }) => {
        for (let hour = 0; hour < 24; hour += 1) {
          vi.setSystemTime(Date.now() + HOUR_MS / 2 + 1_000);
          await holds(editor);
        }
      },
    ],
    [
      'finds the secrets of the site changed',
      async ({ database, site }) => {
        const secrets = toSecrets('another secret of the test suite', []);
        site.accounts = accountsOn(database, {}, { secrets }).accounts;
      },
    ],
    [
      'lends the browser to somebody else',
      async ({ accounts, editor, add }) => {
        editor.take((await accounts.signOut(editor.visitor)).cookies);
        editor.jar.set('session', (await add('other@example.com')).jar.get('session')!);
      },
    ],
    [
      'hands the cookie of the preview on',
      async ({ editor }) => {
        editor.jar.delete('session');
      },
    ],
  ];
  test.each(ENDINGS)('ends when the editor %s', async (_, end) => {
    const bench = await open();
    await end(bench);
    expect(await bench.holds(bench.editor)).toBe(false);
  });

  test('is kept by pages that are opened, and not by what an open page asks by itself', async () => {
    const { editor, holds } = await open();
    for (let times = 0; times < 3; times += 1) {
      vi.setSystemTime(Date.now() + HOUR_MS / 2);
      expect(await holds(editor)).toBe(true);
    }
    vi.setSystemTime(Date.now() + HOUR_MS / 2);
    expect(await holds(editor, true)).toBe(true);
    vi.setSystemTime(Date.now() + HOUR_MS / 2 + 1_000);
    expect(await holds(editor, true)).toBe(false);
  });

  const LOSSES = ENDINGS.filter(([name]) => /sales|removed/u.test(name));
  test.each(LOSSES)('and its links, when who made them %s, for good', async (_, end) => {
    const bench = await open();
    const { accounts, founder, links, modes, add, holds } = bench;
    const nowMs = Date.now();
    const make = (madeBy: string) =>
      links.make({ path: '/', madeBy, nowMs, expiresAtMs: nowMs + HOUR_MS });
    const [own, other] = [await make(ED), await make(OWNER.email)];
    const reader = await add('reader@example.com');
    await accounts.signOut(reader.visitor);
    reader.take([modes.begin(nowMs, { linkId: own.id })]);
    expect(await holds(reader)).toBe(true);
    await end(bench);
    expect(await holds(reader)).toBe(false);
    expect(await links.isOpen(other.id)).toBe(true);
    if ((await accounts.accounts()).every(({ email }) => email !== ED)) await add(ED);
    else await accounts.changeRole(founder.visitor, { id: bench.id, role: 'editor', password });
    expect(await links.isOpen(own.id)).toBe(false);
    // One that was on its way into the store meanwhile ends with the right itself.
    const late = await make('nobody@example.com');
    expect(await links.isOpen(late.id)).toBe(false);
    expect((await links.list()).find(({ id }) => id === late.id)).toMatchObject({ isGiven: false });
  });
});
