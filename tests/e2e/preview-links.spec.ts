import { execFileSync } from 'node:child_process';
import { signRequest } from 'contentful-emulator';
import {
  CANARIES,
  cookiesOf,
  expect,
  OWNER,
  postForm,
  signIn,
  test,
  type OwnerSite,
} from '../support/owner-test.ts';
import { joinAs, signInOwner } from '../support/role-accounts.ts';

const MACHINE = 'sample-machine-06-duo';
const WEBHOOK_SECRET = 'w'.repeat(64);

test.use({ siteEnv: { WEBHOOK_SECRET } });

/** A site that takes any free port does not know its own address: its links name no port. */
const reachable = (site: OwnerSite, link: string) =>
  site.url + link.slice(new URL(link).origin.length);

async function saveDraft(site: OwnerSite, title: string): Promise<void> {
  const answer = await fetch(`${site.editorUrl}/api/edit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: MACHINE, field: 'title', value: title }),
  });
  expect(answer.status).toBe(200);
}

test('a link is made, handed over, followed by the draft as it changes, and revoked', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site, '/admin/preview');
  const elsewhere = [
    '//evil.example',
    '/no-such-page',
    '/machines/no-such',
    '/admin',
    '/robots.txt',
  ];
  for (const path of elsewhere) {
    await page.getByLabel('Page', { exact: true }).fill(path);
    const answer = page.waitForResponse((found) => found.request().method() === 'POST');
    await page.getByRole('button', { name: 'Make the link' }).click();
    expect((await answer).status(), path).toBe(400);
    await expect(page.getByText('There is no such page on this site')).toBeVisible();
  }
  // As it stands in the address bar.
  await page.getByLabel('Page', { exact: true }).fill(`${site.url}/machines/duo`);
  await page.getByLabel('Good for').selectOption('1 week');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Preview link made').first()).toBeVisible();
  const item = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await expect(item).toContainText(`Made by${OWNER.email}`);
  await expect(item).toContainText('Open');
  const link = await item.getByRole('textbox', { name: 'Link to /machines/duo' }).inputValue();
  const url = reachable(site, link);

  const colleague = await browser.newPage();
  const heading = colleague.getByRole('heading', { level: 1 });
  const bar = colleague.getByRole('complementary', { name: 'Preview' });
  await colleague.goto(url);
  await expect(bar).toBeVisible();
  await saveDraft(site, 'Duo, first draft');
  await expect(heading).toHaveText('Duo, first draft', { timeout: 30_000 });
  await saveDraft(site, 'Duo, second draft');
  await expect(heading).toHaveText('Duo, second draft', { timeout: 30_000 });

  await page.getByRole('button', { name: 'Revoke the link to /machines/duo' }).click();
  await expect(page.getByText('Preview link revoked').first()).toBeVisible();
  await expect(item).toContainText('Revoked');
  await expect(item.getByRole('textbox')).toHaveCount(0);
  // What was opened with it ends too, by itself.
  await expect(bar).toHaveCount(0, { timeout: 30_000 });
  await expect(heading).toHaveText('Duo');
  expect((await colleague.goto(url))?.status()).toBe(403);
  await expect(heading).toHaveText('This preview has ended');
  await expect(colleague.getByRole('navigation').first()).toBeVisible();
  await colleague.close();
  await page.goto(`${site.url}/admin/audit`);
  await expect(page.getByRole('row', { name: /Made a preview link/u })).toBeVisible();
  await expect(page.getByRole('row', { name: /Revoked a preview link/u })).toBeVisible();
});

test('a link from the command line is listed and can be revoked', async ({ page, site }) => {
  const printed = execFileSync(
    process.execPath,
    ['src/core/server/commands/make-preview-link.ts', '--any'],
    { env: { ...process.env, ...CANARIES, DATA_DIR: site.dataDir }, encoding: 'utf8' },
  );
  const link = /http\S+/u.exec(printed)![0];
  expect(link).toContain('&path=/');
  const tokenOf = (address: string) => new URL(address).searchParams.get('token')!;
  await signIn(page, site, '/admin/preview');
  const item = page
    .getByRole('list', { name: 'Links' })
    .getByRole('listitem')
    .filter({ hasText: 'the command line' });
  const shown = await item.getByRole('textbox', { name: 'Link to Any page' }).inputValue();
  expect(tokenOf(shown)).toBe(tokenOf(link));
  const open = () => fetch(reachable(site, link), { redirect: 'manual' });
  expect((await open()).status).toBe(303);
  await item.getByRole('button', { name: /Revoke/u }).click();
  await expect(item).toContainText('Revoked');
  expect((await open()).status).toBe(403);
});

test('what the drafts are like is told to previews alone, and anew as soon as Contentful tells of a save', async ({
  page,
  site,
}) => {
  const address = `${site.url}/preview/version`;
  expect((await fetch(address)).status).toBe(403);
  await signIn(page, site);
  // Signed-in people need no link.
  await page.goto(`${site.url}/admin/preview`);
  await page.getByRole('link', { name: 'Open the site with drafts' }).click();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await page.goto('about:blank');
  const version = async () => {
    const answer = await page.request.get(address);
    expect(answer.headers()['cache-control']).toContain('private, no-store');
    return ((await answer.json()) as { version: string }).version;
  };
  const before = await version();
  await saveDraft(site, `Duo, told at ${before.length}`);
  const body = JSON.stringify({ sys: { id: MACHINE, type: 'Entry', version: 3 } });
  const headers = { 'x-contentful-topic': 'ContentManagement.Entry.auto_save' };
  const target = new URL(`${site.url}/api/webhooks/contentful`);
  const told = await fetch(target, {
    method: 'POST',
    body,
    headers: { ...headers, ...signRequest(WEBHOOK_SECRET, 'POST', target, headers, body) },
  });
  expect(told.status).toBe(202);
  expect(await version()).not.toBe(before);
});

test('a draft is gone as soon as the editor signs out, becomes sales or is removed', async ({
  site,
}) => {
  const owner = await signInOwner(site);
  const draft = async (cookie: string) =>
    (await fetch(`${site.url}/blog/winter-checks`, { headers: { Cookie: cookie } })).status;
  const enter = async (email: string) => {
    const session = await joinAs(site, owner, 'editor', email);
    const entered = await fetch(`${site.url}/preview/enter?path=/`, {
      redirect: 'manual',
      headers: { Cookie: session },
    });
    const cookie = `${session}; ${cookiesOf(entered)}`;
    expect(await draft(cookie)).toBe(200);
    return cookie;
  };
  const people = async (act: string, email: string, more: Record<string, string>) => {
    const screen = await fetch(`${site.url}/admin/people`, { headers: { Cookie: owner } });
    const id = new RegExp(`<option value="([^"]+)"[^>]*>[^<]*${email}`, 'u').exec(
      await screen.text(),
    )![1]!;
    // The forms say what each was when the screen was made.
    const fields = { act, id, [`role-${id}`]: 'editor', password: OWNER.password, ...more };
    const answer = await postForm(`${site.url}/admin/people`, fields, { Cookie: owner });
    expect(answer.status).toBe(302);
  };
  const [first, second, third] = ['ed@a.example', 'ed@b.example', 'ed@c.example'] as const;
  const cookies = [await enter(first), await enter(second), await enter(third)] as const;
  await postForm(`${site.url}/admin/sign-out`, {}, { Cookie: cookies[0] });
  await people('role', second, { role: 'sales' });
  await people('remove', third, { 'typed-email': third });
  for (const cookie of cookies) expect(await draft(cookie)).toBe(404);
});
