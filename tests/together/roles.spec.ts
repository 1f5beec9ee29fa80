import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, OWNER, signIn, unfold, test, type OwnerSite } from '../support/owner-test.ts';
import { joinAs, signInOwner, type RoleName } from '../support/role-accounts.ts';
import { postInquiry } from '../support/post-inquiry.ts';

async function send(site: OwnerSite, name: string): Promise<void> {
  const answer = await postInquiry(site.url, {
    name,
    email: 'someone@example.com',
    message: `A word from ${name}.`,
  });
  expect(answer.status).toBe(200);
}

async function signInAs(page: Page, site: OwnerSite, role: RoleName, email: string): Promise<void> {
  await joinAs(site, await signInOwner(site), role, email);
  await page.goto(`${site.url}/admin/sign-in`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.url}/admin`);
}

// A site of its own: sign-ups are limited.
test.use({ siteEnv: { INTAKE_LIMIT_PER_CLIENT: '5002' } });

const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin pages' }).getByRole('link').allTextContents();

async function expectRefusal(page: Page, site: OwnerSite, path: string, role: string) {
  const answer = await page.goto(`${site.url}${path}`);
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not part of your role');
  await expect(page.getByText(`Your role: ${role}.`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin pages' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page).toHaveURL(`${site.url}/admin`);
}

test('sales works on inquiries and is offered nothing else', async ({ page, site }) => {
  await send(site, 'Sal Seller');
  await signInAs(page, site, 'sales', 'sal@people.example');
  expect(await menuOf(page)).toEqual([
    'Start',
    expect.stringMatching(/^Inquiries\s*\d+\s+open$/u),
    'Visits and inquiries',
    'Your account',
  ]);
  await expect(page.getByRole('region', { name: 'New inquiries' })).toContainText('Sal Seller');
  for (const name of ['How the site does', 'Last published', 'Make the site your own'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'All inquiries' }).click();
  await expect(page.getByRole('button', { name: 'Export inquiries as CSV' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export newsletter as CSV' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Erase a person' })).toHaveCount(0);
  await page
    .getByRole('link', { name: /Sal Seller/u })
    .first()
    .click();
  await expect(page.getByText('A word from Sal Seller.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Erase this inquiry' })).toHaveCount(0);
  await expectRefusal(page, site, '/admin/people', 'Sales');
  await expectRefusal(page, site, '/admin/content', 'Sales');
});

test('an editor looks after content and sees no inquiry', async ({ page, site }) => {
  await send(site, 'Ed Unseen');
  await signInAs(page, site, 'editor', 'ed@people.example');
  expect(await menuOf(page)).toEqual([
    ...['Start', 'Content', 'Words', 'Preview', 'Redirects', 'Visits and inquiries', 'Site speed'],
    ...['Your account', 'Open the content editor'],
  ]);
  await expect(page.getByRole('region', { name: 'New inquiries' })).toHaveCount(0);
  await expect(page.getByText('Ed Unseen')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Last published' })).toBeVisible();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('button', { name: 'Renew all pages' }).click();
  await expect(page.getByText('All pages are renewed').first()).toBeVisible();
  await expectRefusal(page, site, '/admin/inquiries', 'Editor');
  await expectRefusal(page, site, '/admin/environment-variables', 'Editor');
});

test('an owner invites with a role, sees it, and changes it', async ({ page, site }) => {
  await signIn(page, site, '/admin/people');
  const invite = await unfold(page, 'Invite someone');
  await invite.getByLabel('Email address').fill('rita@people.example');
  await invite.getByRole('radio', { name: /^Sales/u }).check();
  await invite.getByLabel('Your password').fill(OWNER.password);
  await invite.getByRole('button', { name: 'Make an invitation' }).click();
  const code = (await invite.locator('code').textContent())!;
  const open = page.getByRole('region', { name: 'Open invitations' }).getByRole('listitem');
  await expect(open.filter({ hasText: 'rita@people.example' })).toContainText('Sales.');
  const made = await fetch(`${site.url}/admin/sign-up`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.url },
    body: new URLSearchParams({ ...OWNER, name: 'Rita', email: 'rita@people.example', code }),
  });
  expect(made.status).toBe(302);
  await page.goto(`${site.url}/admin/people`);
  const row = page.getByRole('row', { name: /rita@people.example/u });
  await expect(row).toContainText('Sales');
  await unfold(page, 'Invite someone');
  const change = page.getByRole('region', { name: 'Change a role' });
  const choose = async (option: RegExp, role: RegExp, password: string) => {
    await unfold(page, 'Change a role');
    // One form at a time.
    await expect(page.locator('details[name=people][open]')).toHaveCount(1);
    const account = change.getByLabel('Account');
    const value = await account.locator('option').filter({ hasText: option }).getAttribute('value');
    await account.selectOption(value);
    await change.getByRole('radio', { name: role }).check();
    await change.getByLabel('Your password').fill(password);
    await change.getByRole('button', { name: 'Change the role' }).click();
  };
  await choose(/rita/u, /^Editor/u, 'not the password');
  await expect(change.getByText('The password is not right.')).toBeVisible();
  await choose(/rita/u, /^Editor/u, OWNER.password);
  await expect(page.getByText('Role changed').first()).toBeVisible();
  await expect(row).toContainText('Editor');
  await choose(/olivia/u, /^Sales/u, OWNER.password);
  await expect(change.getByText('This is the only owner')).toBeVisible();
  await page.goto(`${site.url}/admin/audit`);
  await expect(
    page.getByRole('row', { name: /Changed a role rita@people.example: editor/u }),
  ).toBeVisible();
});
