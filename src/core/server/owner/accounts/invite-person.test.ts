import { expect, test } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import type { Mail } from '#server/intake/mail/mail.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { Role } from './permissions.ts';
import { startAccounts } from './start-accounts.ts';
import {
  ACCOUNT_SETTINGS,
  accountsOn,
  Browser,
  emptyAccounts,
  OWNER,
  signUpOwner,
} from './test-support/account-bench.ts';

const REQUEST = '1b4e28ba-2fa1-4d2b-883f-0016d3cca427';
const paul = { email: 'paul@example.com', role: 'sales', requestId: REQUEST } as const;

describeOnEachEngine('inviting people', (stores) => {
  let shared: SiteDatabase | null = null;
  const open = async (sendsMail = true, more: { hashing?: null } = {}) => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    const bench = accountsOn(database, {}, { sendsMail, ...more });
    return { ...bench, database, owner: await signUpOwner(bench.accounts) };
  };

  test('one form sent several times, at once or later, is one code and one mail', async () => {
    const { accounts, audit, invitations, owner } = await open();
    const sent = () => accounts.invite(owner.visitor, paul);
    const results = [...(await Promise.all(Array.from({ length: 12 }, sent))), await sent()];
    const codes = results.map((result) => (result.outcome === 'made' ? result.code : result));
    expect(new Set(codes).size).toBe(1);
    expect(results.map((result) => result.outcome === 'made' && result.mail).sort()).toEqual([
      ...Array.from({ length: 12 }, () => 'earlier'),
      'sent',
    ]);
    expect(invitations).toHaveLength(1);
    expect(await accounts.invitations()).toHaveLength(1);
    const trail = await audit.list({});
    expect(trail.filter(({ action }) => action === 'invited')).toHaveLength(1);
    expect(JSON.stringify(trail)).not.toContain(codes[0]);
    const made = await accounts.signUp(new Browser('192.0.2.70').visitor, {
      ...OWNER,
      email: paul.email,
      code: codes[0] as string,
    });
    expect(made.outcome).toBe('signed-up');
    expect(await sent()).toEqual({ outcome: 'refused' });
  });

  test('another form, address, role or person is another code', async () => {
    const { accounts, owner } = await open();
    const codeOf = async (
      by: Browser,
      input: { email: string; role: Role; requestId?: string },
    ) => {
      const result = await accounts.invite(by.visitor, input);
      if (result.outcome !== 'made') throw new Error(result.outcome);
      return result.code;
    };
    const mary = new Browser('192.0.2.71');
    const made = await accounts.signUp(mary.visitor, {
      ...OWNER,
      email: 'mary@example.com',
      code: await codeOf(owner, { email: 'mary@example.com', role: 'owner' }),
    });
    if (made.outcome === 'signed-up') mary.take(made.cookies);
    const codes = [
      await codeOf(owner, paul),
      await codeOf(owner, { ...paul, requestId: 'b' }),
      await codeOf(owner, { ...paul, email: 'other@example.com' }),
      await codeOf(owner, { ...paul, role: 'editor' }),
      await codeOf(owner, { email: paul.email, role: paul.role }),
      await codeOf(mary, paul),
    ];
    expect(new Set(codes).size).toBe(6);
    for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-9]{5}-){3}[A-Z2-9]{5}$/u);
  });

  test('a withdrawn invitation does not come back when the page is sent again', async () => {
    const { accounts, owner } = await open();
    const result = await accounts.invite(owner.visitor, paul);
    const [open_] = await accounts.invitations();
    expect(await accounts.withdrawInvitation(owner.visitor, open_!.id)).toBe(true);
    expect(await accounts.withdrawInvitation(owner.visitor, open_!.id)).toBe(false);
    expect(await accounts.invite(owner.visitor, paul)).toEqual({ outcome: 'withdrawn' });
    expect(await accounts.invitations()).toEqual([]);
    const late = { ...OWNER, email: paul.email, code: (result as { code: string }).code };
    expect(await accounts.signUp(new Browser('192.0.2.70').visitor, late)).toEqual({
      outcome: 'closed',
    });
  });

  test('says when no mail is sent', async () => {
    const { accounts, invitations, owner } = await open(false);
    expect(await accounts.invite(owner.visitor, paul)).toMatchObject({ mail: 'none' });
    expect(invitations).toEqual([]);
  });

  test('the mail names the site, who invites, link, code and end; one that fails is said and logged', async () => {
    // The password is read by another provider, which keeps it as the site does.
    const { database, owner } = await open(true, { hashing: null });
    const mails: Omit<Mail, 'from'>[] = [];
    const said: string[] = [];
    const started = await startAccounts({
      database,
      settings: { ...ACCOUNT_SETTINGS, siteName: 'Snack & Co', siteUrl: 'https://www.example.com' },
      log: (_level, message) => void said.push(message),
      sendMail: async (mail) => {
        if (mails.length > 0) throw new Error('no carrier');
        mails.push(mail);
      },
    });
    // A session of the same store, under this site's own secret and cookie.
    const browser = new Browser('192.0.2.90');
    const signedIn = await started.provider.signIn(browser.visitor, OWNER);
    if (signedIn.outcome !== 'signed-in') throw new Error(signedIn.outcome);
    browser.take(signedIn.cookies);
    const made = await started.provider.invite(browser.visitor, paul);
    if (made.outcome !== 'made') throw new Error(made.outcome);
    expect(made.mail).toBe('sent');
    const [mail] = mails;
    expect(mail).toMatchObject({ to: [paul.email], subject: 'Your invitation to Snack & Co' });
    for (const words of [
      `https://www.example.com/admin/sign-up?code=${made.code}&email=paul%40example.com`,
      `\n${made.code}\n`,
      `Olivia Owner (${OWNER.email}) invites you to the admin area of Snack & Co`,
      `until ${new Date(made.expiresAtMs).getUTCDate()} `,
      ' UTC.',
    ])
      expect(mail!.text).toContain(words);
    expect(mail!.html).toContain('Snack &amp; Co');
    expect(mail!.html).toContain(`code=${made.code}&amp;email=`);
    const failing = await started.provider.invite(browser.visitor, {
      email: 'mary@example.com',
      role: 'editor',
    });
    expect(failing).toMatchObject({ outcome: 'made', mail: 'failed' });
    expect(said).toEqual(['An invitation was not mailed; its code was shown to whoever made it']);
    expect(await started.provider.invite(owner.visitor, paul)).toEqual({ outcome: 'refused' });
  });
});
