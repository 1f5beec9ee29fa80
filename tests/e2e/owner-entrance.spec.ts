import { execFileSync } from 'node:child_process';
import { authenticatorCode } from '#server/owner/accounts/test-support/account-bench.ts';
import { startMailServer } from '../support/mail-server.ts';
import {
  CANARIES,
  cookiesOf,
  expect,
  OWNER,
  postForm,
  readFirstCode,
  signIn,
  test,
  unfold,
} from '../support/owner-test.ts';
import { startSampleSite } from '../support/sample-site.ts';

const NEXT = 'four quiet boats at noon';

test('where a second factor is required, it comes first; a forgotten password comes back by mail', async ({
  page,
}) => {
  const mailbox = await startMailServer();
  const site = await startSampleSite({
    ...CANARIES,
    SECOND_FACTOR: 'required',
    SMTP_URL: mailbox.url,
    EMAIL_TO: 'owner@example.com',
  });
  try {
    const code = await readFirstCode(site);
    const made = await postForm(`${site.url}/admin/sign-up`, { ...OWNER, code });
    expect(made.status).toBe(302);
    const cookie = cookiesOf(made);
    for (const path of ['/admin/inquiries', '/admin/inquiries/export', '/admin/people.data']) {
      const answer = await fetch(site.url + path, { redirect: 'manual', headers: { cookie } });
      expect(await answer.text()).not.toMatch(/Find inquiries|received|Make an invitation/u);
    }

    await signIn(page, site);
    await expect(page).toHaveURL(`${site.url}/admin/account`);
    await expect(page.getByText('Set up the second factor first').first()).toBeVisible();
    const begin = page.locator('form', {
      has: page.getByRole('button', { name: 'Set up the second factor' }),
    });
    await begin.getByLabel('Your password').fill(OWNER.password);
    await begin.getByRole('button').click();
    const key = await page.getByText('Key:').locator('code').innerText();
    const secret = key.replaceAll(/\s/gu, '');
    await page.getByLabel('Six digits').fill(authenticatorCode(secret, Date.now()));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByText('Your recovery codes')).toBeVisible();
    await page.goto(`${site.url}/admin/people`);
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await page.getByRole('link', { name: 'Forgot the password?' }).click();
    await page.getByLabel('Email address').fill(OWNER.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If there is an account for ${OWNER.email}`)).toBeVisible();
    // Beside the mail about the second factor.
    const resets = () =>
      mailbox.mails.filter(({ subject }) => subject?.startsWith('Set a new password'));
    await expect.poll(() => resets().length).toBe(1);
    const { to, text } = resets()[0]!;
    expect(to).toMatchObject([{ address: OWNER.email }]);
    const token = /reset-password\?token=(\w{24})/u.exec(text!)![1]!;
    expect(site.output()).not.toContain(token);
    const answer = await page.goto(`${site.url}/admin/reset-password?token=${token}`);
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'same-origin',
    });
    await page.getByLabel('New password').fill(NEXT);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText('Password set').first()).toBeVisible();
    await page.getByLabel('Email address').fill(OWNER.email);
    await page.getByLabel('Password').fill(NEXT);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
    await page.goto(`${site.url}/admin/reset-password?token=${token}`);
    await expect(page.getByText('This link is not good any more')).toBeVisible();

    // The same at the console, for a site that sends no mail.
    const command = 'src/core/server/commands/make-reset-link.ts';
    const env = { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url };
    const printed = execFileSync(process.execPath, [command, OWNER.email], {
      env,
      encoding: 'utf8',
    });
    const opened = await page.goto(/http\S+/u.exec(printed)![0]);
    expect(opened?.status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Set the password' })).toBeVisible();
  } finally {
    // Closed first: an open page would complain of what it cannot fetch ahead any more.
    await page.close();
    await site.stop();
    await mailbox.stop();
  }
});

test('an invitation is mailed once, however often the page is sent, and its link fills the form in', async ({
  browser,
}) => {
  // Without scripts, the browser's "Reload" sends the form again.
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const mailbox = await startMailServer();
  const site = await startSampleSite({
    ...CANARIES,
    SITE_NAME: 'Snack Owl',
    SMTP_URL: mailbox.url,
    EMAIL_TO: 'owner@example.com',
  });
  try {
    const code = await readFirstCode(site);
    await postForm(`${site.url}/admin/sign-up`, { ...OWNER, code });
    await signIn(page, site, '/admin/people');
    await unfold(page, 'Invite someone');
    await expect(page.getByText('They get a mail with a link')).toBeVisible();
    const invite = page.locator('form', {
      has: page.getByRole('button', { name: 'Make an invitation' }),
    });
    await invite.getByLabel('Email address').fill('paul@example.com');
    await invite.getByRole('radio', { name: /^Owner/u }).check();
    await invite.getByLabel('Your password').fill(OWNER.password);
    await invite.getByRole('button').click();
    await expect(page.getByRole('status').filter({ hasText: 'Invitation mailed' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Invited already' })).toBeVisible();
    // The owners are told of it, too.
    const invitations = mailbox.mails.filter(({ to }) => to?.[0]?.address === 'paul@example.com');
    expect(invitations).toHaveLength(1);
    const { subject, text } = invitations[0]!;
    expect(subject).toBe('Your invitation to Snack Owl');
    // SITE_URL says where the site is; here it is on a port of its own.
    const query = /\/admin\/sign-up(\?code=\S+)/u.exec(text!)![1]!;
    expect(site.output()).not.toContain(query);
    const paul = await (await browser.newContext()).newPage();
    const answer = await paul.goto(`${site.url}/admin/sign-up${query}`);
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'same-origin',
    });
    await expect(paul.getByLabel('Email address')).toHaveValue('paul@example.com');
    await paul.getByLabel('Name').fill('Paul');
    await paul.getByLabel('Password').fill('seven quiet bicycles');
    await paul.getByRole('button', { name: 'Make the account' }).click();
    await expect(paul.getByText('Sign-up successful').first()).toBeVisible();
    await paul.context().close();
  } finally {
    // Closed first: an open page would complain of what it cannot fetch ahead any more.
    await page.close();
    await site.stop();
    await mailbox.stop();
  }
});
