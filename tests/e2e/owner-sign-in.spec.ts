import { authenticatorCode } from '#server/owner/accounts/test-support/account-bench.ts';
import { startSampleSite } from '../support/sample-site.ts';
import { expect, OWNER, readFirstCode, signIn, test, unfold } from '../support/owner-test.ts';

test('the first account is made with the code from the console', async ({ page }) => {
  const site = await startSampleSite();
  try {
    const code = await readFirstCode(site);
    await page.goto(`${site.url}/admin/inquiries`);
    await expect(page).toHaveURL(/\/admin\/sign-in\?next=/u);
    await page.getByRole('link', { name: 'Make the first account' }).click();
    await page.getByLabel('One-time code').fill('AAAAA-AAAAA-AAAAA-AAAAA');
    await page.getByLabel('Name').fill(OWNER.name);
    await page.getByLabel('Email address').fill(OWNER.email);
    await page.getByLabel('Password').fill(OWNER.password);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByText('The code is not good for this email address')).toBeVisible();
    await expect(page.getByText('Sign-up failed').first()).toBeVisible();
    await page.getByLabel('One-time code').fill(code);
    await page.getByLabel('Password').fill(OWNER.password);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
    await expect(page.getByText('Sign-up successful').first()).toBeVisible();
    // It was good once.
    const again = await page.request.post(`${site.url}/admin/sign-up`, {
      form: { ...OWNER, email: 'mallory@example.com', code },
      headers: { Origin: site.url },
    });
    expect(again.status()).toBe(403);
  } finally {
    // Closed first: an open page would complain of what it cannot fetch ahead any more.
    await page.close();
    await site.stop();
  }
});

test('signing in says so, leads back, and signing out closes the door', async ({ page, site }) => {
  await page.goto(`${site.url}/admin/sign-in?next=/admin/audit`);
  await page.getByLabel('Email address').fill(OWNER.email);
  await page.getByLabel('Password').fill('not the password at all');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Sign-in failed').first()).toBeVisible();
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(OWNER.email);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.getByLabel('Password').fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/admin/audit`);
  await expect(page.getByText('Signed in successfully').first()).toBeVisible();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: OWNER.email }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('another tab that signs out takes this one along', async ({ context, page, site }) => {
  await signIn(page, site);
  await page.mouse.move(200, 200);
  const other = await context.newPage();
  await other.goto(`${site.url}/admin/people`);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await other.mouse.move(200, 200);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('no word in the address leads anywhere else after signing in', async ({ page, site }) => {
  for (const next of [
    '//evil.example',
    'https://evil.example/admin/x',
    '/admin/..//evil.example',
    '/\\evil.example',
  ]) {
    await signIn(page, site, next);
    await expect(page, next).toHaveURL(`${site.url}/admin`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  }
});

// Seen failing where /admin led everybody without a session to the editor: an owner who signed out there ended up in it.
test('a start page that asks anew after its session has ended leads to signing in', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.context().clearCookies();
  const answer = await page.evaluate(async () => (await fetch('/admin.data')).text());
  expect(answer).toContain('/admin/sign-in');
  await page.goto(`${site.url}/admin`);
  await expect(page).toHaveURL(/\/control$/u);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in, looking around and signing out work', async ({ page, site }) => {
    await signIn(page, site);
    await expect(
      page.getByRole('status').filter({ hasText: 'Signed in successfully' }),
    ).toContainText('Welcome back!');
    for (const [link, heading] of [
      ['Content', 'Content'],
      ['Content connection', 'Content connection'],
      ['People', 'People'],
      ['Your account', 'Your account'],
      ['Audit trail', 'Audit trail'],
    ] as const) {
      await page
        .getByRole('navigation', { name: 'Admin pages' })
        .getByRole('link', { name: link, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});

test('a second factor is set up, asked for, and gives way to a recovery code', async ({ page }) => {
  const site = await startSampleSite();
  try {
    const code = await readFirstCode(site);
    await page.request.post(`${site.url}/admin/sign-up`, {
      form: { ...OWNER, code },
      headers: { Origin: site.url },
    });
    await page.goto(`${site.url}/admin/account`);
    const begin = page.locator('form', {
      has: page.getByRole('button', { name: 'Set up the second factor' }),
    });
    await begin.getByLabel('Your password').fill(OWNER.password);
    await begin.getByRole('button').click();
    await expect(page.getByRole('img', { name: /QR code/u })).toBeVisible();
    const secret = (await page.getByText('Key:').locator('code').innerText()).replaceAll(
      /\s/gu,
      '',
    );
    await page.getByLabel('Six digits').fill('000000');
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByText('The digits are not right.')).toBeVisible();
    const turnedOnAt = Date.now();
    await page.getByLabel('Six digits').fill(authenticatorCode(secret, turnedOnAt));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByText('Your recovery codes')).toBeVisible();
    const recovery = await page
      .getByRole('status')
      .filter({ hasText: 'Your recovery codes' })
      .locator('code')
      .allInnerTexts();
    expect(recovery).toHaveLength(10);
    await expect(page.getByRole('button', { name: 'Turn the second factor off' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await signIn(page, site, '/admin/people');
    await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
    const blocked = await page.request.get(`${site.url}/admin/people`, { maxRedirects: 0 });
    expect(blocked.status()).toBe(302);
    // A code opens once: the next one, which is good already.
    const next = authenticatorCode(secret, Math.max(Date.now(), turnedOnAt + 30_000));
    await page.getByLabel(/Code from the authenticator/u).fill(next);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${site.url}/admin/people`);
    await page.getByRole('button', { name: 'Sign out' }).click();

    await signIn(page, site);
    await page.getByLabel(/Code from the authenticator/u).fill(recovery[3]!);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  } finally {
    // Closed first: an open page would complain of what it cannot fetch ahead any more.
    await page.close();
    await site.stop();
  }
});

test('sessions are listed and ended', async ({ page, browser, site }) => {
  await signIn(page, site, '/admin/account');
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0',
  });
  const there = await elsewhere.newPage();
  await signIn(there, site);
  await page.reload();
  await page.getByRole('button', { name: 'End session of Firefox on Windows' }).first().click();
  await expect(page.getByText('Session ended').first()).toBeVisible();
  await there.goto(`${site.url}/admin/people`);
  await expect(there.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await elsewhere.close();
});

test('someone is invited, signs up, and is removed', async ({ page, browser, site }) => {
  await signIn(page, site, '/admin/people');
  const invite = await unfold(page, 'Invite someone');
  await invite.getByLabel('Email address').fill('paul@example.com');
  await invite.getByRole('radio', { name: /^Sales/u }).check();
  await invite.getByLabel('Your password').fill('wrong password here');
  await invite.getByRole('button', { name: 'Make an invitation' }).click();
  await expect(page.getByText('The password is not right.')).toBeVisible();
  await invite.getByLabel('Your password').fill(OWNER.password);
  await invite.getByRole('button', { name: 'Make an invitation' }).click();
  const made = page.getByRole('status').filter({ hasText: 'Hand this code over' });
  await expect(made).toContainText('This site sends no mail');
  const code = await made.locator('code').innerText();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Withdraw the invitation/u })).toHaveCount(1);
  const elsewhere = await browser.newContext();
  const paul = await elsewhere.newPage();
  await paul.goto(`${site.url}/admin/sign-up`);
  await paul.getByLabel('One-time code').fill(code);
  await paul.getByLabel('Name').fill('Paul');
  await paul.getByLabel('Email address').fill('paul@example.com');
  await paul.getByLabel('Password').fill('seven quiet bicycles');
  await paul.getByRole('button', { name: 'Make the account' }).click();
  await expect(paul.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await page.goto(`${site.url}/admin/people`);
  const remove = await unfold(page, 'Remove an account');
  await remove
    .getByLabel('Account', { exact: true })
    .selectOption({ label: 'Paul (paul@example.com)' });
  await remove.getByLabel('Email address of this account, in full').fill('olivia@example.com');
  await remove.getByLabel('Your password').fill(OWNER.password);
  await remove.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('This is not the email address of the account')).toBeVisible();
  await remove.getByLabel('Email address of this account, in full').fill('paul@example.com');
  await remove.getByLabel('Your password').fill(OWNER.password);
  await remove.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Account removed').first()).toBeVisible();
  await paul.goto(`${site.url}/admin/inquiries`);
  await expect(paul.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await elsewhere.close();
});
