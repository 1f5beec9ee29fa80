import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { authenticatorCode } from '#server/owner/accounts/test-support/account-bench.ts';
import { startMailServer } from '../support/mail-server.ts';
import {
  CANARIES,
  expect,
  OWNER,
  postForm,
  signIn,
  startOwnerSite,
  test,
  unfold,
} from '../support/owner-test.ts';

const ROBIN = 'robin@example.com';

test('a new second factor takes no role before another owner has confirmed it, and both are mailed', async ({
  page,
  browser,
}) => {
  const mailbox = await startMailServer();
  const site = await startOwnerSite({
    ...{ SMTP_URL: mailbox.url, MAIL_FROM: 'Site <site@example.com>', EMAIL_TO: 'o@example.com' },
  });
  const elsewhere = await browser.newContext();
  try {
    const printed = execFileSync(
      process.execPath,
      ['src/core/server/commands/create-account.ts', ROBIN],
      {
        env: { ...process.env, ...CANARIES, DATA_DIR: site.dataDir },
        encoding: 'utf8',
      },
    );
    const code = /([A-Z2-9]{5}-){3}[A-Z2-9]{5}/u.exec(printed)![0];
    const robin = { ...OWNER, name: 'Robin', email: ROBIN };
    const made = await postForm(`${site.url}/admin/sign-up`, { ...robin, code });
    expect(made.status).toBe(302);

    await signIn(page, site, '/admin/account');
    const factor = page.getByRole('region', { name: 'Second factor' });
    await factor.getByLabel('Your password').fill(OWNER.password);
    await factor.getByRole('button', { name: 'Set up the second factor' }).click();
    const key = await page.getByText('Key:').locator('code').innerText();
    await page
      .getByLabel('Six digits')
      .fill(authenticatorCode(key.replaceAll(/\s/gu, ''), Date.now()));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(factor).toContainText('It is new.');
    const change = async (role: string) => {
      await page.goto(`${site.url}/admin/people`);
      const form = await unfold(page, 'Change a role');
      await form.getByLabel('Account').selectOption({ label: `Robin (${ROBIN}), Owner` });
      await form.getByRole('radio', { name: role }).check();
      await form.getByLabel('Your password').fill(OWNER.password);
      await form.getByRole('button', { name: 'Change the role' }).click();
    };
    await change('Editor');
    await expect(page.getByText('For that you need a second factor that counts')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Confirm a second factor/u })).toHaveCount(0);

    await confirmAs(await elsewhere.newPage(), site);
    await change('Editor');
    await expect(page.getByText('Role changed').first()).toBeVisible();
    const mailed = (title: string) =>
      mailbox.mails
        .filter(({ subject }) => subject?.endsWith(`: ${title}`))
        .map(({ to }) => to?.[0]?.address)
        .toSorted();
    for (const title of [
      'A second factor was turned on',
      'A second factor was confirmed',
      'A role was changed',
    ])
      await expect.poll(() => mailed(title), title).toEqual([OWNER.email, ROBIN]);
  } finally {
    // Closed first: an open page would complain of what it cannot fetch ahead any more.
    await page.close();
    await elsewhere.close();
    await site.stop();
    await mailbox.stop();
  }
});

async function confirmAs(page: Page, site: { url: string }): Promise<void> {
  await page.goto(`${site.url}/admin/sign-in?next=%2Fadmin%2Fpeople`);
  await page.getByLabel('Email address').fill(ROBIN);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('row', { name: /olivia/u })).toContainText('new, counts from');
  const confirm = await unfold(page, `Confirm a second factor: ${OWNER.name}`);
  await confirm.getByLabel('Your password').fill(OWNER.password);
  await confirm.getByRole('button', { name: 'Confirm the second factor' }).click();
  await expect(page.getByText('Second factor confirmed').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /olivia/u })).not.toContainText('new, counts from');
}
