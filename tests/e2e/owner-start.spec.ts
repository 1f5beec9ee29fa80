import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, OWNER_SCREENS, signIn, test, type OwnerSite } from '../support/owner-test.ts';
import { postInquiry } from '../support/post-inquiry.ts';

/** Writes to the owner as the contact form does. */
async function write(site: OwnerSite, name: string): Promise<void> {
  const answer = await postInquiry(site.url, {
    name,
    email: 'someone@example.com',
    message: `A word from ${name}.`,
  });
  expect(answer.status).toBe(200);
}

const part = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'How the site does' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

test('the start page says what is new, what needs doing and how the site does', async ({
  page,
  site,
}) => {
  await write(site, 'Ada Early');
  await signIn(page, site);
  await expect(page).toHaveURL(`${site.url}/admin`);
  const fresh = page.getByRole('region', { name: 'New inquiries' });
  await expect(fresh).toContainText('Ada Early');
  // Files before this one may have written to the same site.
  const todo = page.getByRole('region', { name: 'What needs doing' });
  const open = Number.parseInt((await todo.getByText(/nobody has contacted/u).textContent())!, 10);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/\/admin$/u);

  await write(site, 'Ben Later');
  await signIn(page, site);
  await expect(fresh).toContainText('1 new inquiry since your last visit');
  await expect(fresh).toContainText('Ben Later');
  await expect(fresh).not.toContainText('Ada Early');
  await expect(todo).toContainText(
    `${open + 1} inquiries are new: nobody has contacted their senders yet.`,
  );
  await expect(page.getByRole('link', { name: 'Open the content editor' }).first()).toHaveAttribute(
    'href',
    site.editorUrl,
  );

  await expect(todo).toContainText('No mail is set up.');
  // What needs the owner is said once.
  await expect(part(page, 'Mail')).toHaveCount(0);
  await expect(part(page, 'Content')).toContainText('The site shows sample content.');
  await expect(todo).toContainText('No backup was made');
  await todo.getByRole('link', { name: 'How to schedule backups' }).click();
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeInViewport();
  execFileSync(process.execPath, ['src/core/server/commands/backup.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: site.dataDir },
  });
  await page.goto(`${site.url}/admin`);
  await expect(part(page, 'Backups')).toContainText(/The last backup was made on \d+ \w+ \d{4}/u);
  await expect(todo).not.toContainText('backup');
});

test('what was published last is listed, and whether Contentful told of it', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await expect(part(page, 'Publishing')).toContainText('has not told the site of any change');
  const publish = (act: string, more: object) =>
    fetch(`${site.editorUrl}/api/${act}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: 'sample-machine-08-parcel-bank', ...more }),
    });
  expect((await publish('edit', { field: 'title', value: 'Parcel Bank, the second' })).status).toBe(
    200,
  );
  expect((await publish('publish', {})).status).toBe(200);
  await expect(async () => {
    await page.reload();
    await expect(part(page, 'Publishing')).toContainText('What you publish shows within seconds.');
  }).toPass();
  await expect(
    page.getByRole('region', { name: 'Last published' }).getByRole('listitem').first(),
  ).toContainText('Parcel Bank, the second');
});

for (const [width, height] of [
  [390, 700],
  [768, 700],
  [1440, 700],
] as const) {
  test(`screens have a frame of their own and begin with their heading, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    const check = async (path: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const isUncovered = await page.evaluate(() => {
        const { left, top } = document.querySelector('h1')!.getBoundingClientRect();
        return document.elementFromPoint(left + 8, top + 12)?.closest('h1') !== null;
      });
      expect([isUncovered, await page.evaluate(() => scrollY)], path).toEqual([true, 0]);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Request a Demo' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('link', { name: 'View the site' })).toHaveAttribute('href', '/');
    };
    for (const path of ['sign-in', 'sign-up', 'forgot-password']) {
      await page.goto(`${site.url}/admin/${path}`);
      await check(path);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
    await signIn(page, site);
    for (const path of OWNER_SCREENS) {
      await page.goto(site.url + path);
      await check(path);
      await expect(page.getByRole('navigation', { name: 'Admin pages' })).toBeVisible();
    }
    const missing = await page.goto(`${site.url}/admin/inquiries/999999`);
    expect(missing?.status()).toBe(404);
    await check('a number that no inquiry has');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  });
}

test('a phone shows inquiries before filters, a wider screen shows both', async ({
  page,
  site,
}) => {
  await write(site, 'Cleo Phone');
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn(page, site, '/admin/inquiries');
  const words = page.getByLabel('Words or number');
  await expect(page.getByRole('link', { name: /Cleo Phone/u })).toBeInViewport();
  await expect(words).toBeHidden();
  await page.getByText('Search and filter').click();
  await words.fill('Cleo');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Search and filter (1 in use)')).toBeVisible();
  await expect(page.getByRole('link', { name: /Cleo Phone/u })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 780 });
  await page.goto(`${site.url}/admin/inquiries`);
  await expect(words).toBeVisible();
  await expect(page.getByText('Search and filter')).toBeHidden();
});

test('a screen that cannot be fetched says so in the same frame', async ({ page, site }) => {
  await signIn(page, site);
  await page.route('**/*.data*', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('link', { name: 'People' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page could not be shown');
  expect((await heading.boundingBox())!.x).toBeGreaterThan(16);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View the site' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page and its links work', async ({ page, site }) => {
    await signIn(page, site);
    await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
    const todo = page.getByRole('region', { name: 'What needs doing' });
    await todo.getByRole('link', { name: 'How to set up mail' }).click();
    await expect(page.getByRole('heading', { name: 'Setting up' })).toBeAttached();
    await page.getByRole('link', { name: 'View the site' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
  });
});
