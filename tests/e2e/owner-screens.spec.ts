import { axeViolations } from '../support/axe-violations.ts';
import { CANARIES, expect, OWNER, OWNER_SCREENS, signIn, test } from '../support/owner-test.ts';
import { postInquiry } from '../support/post-inquiry.ts';

for (const [name, width, scheme] of [
  ['narrow and light', 390, 'light'],
  ['wide and dark', 1440, 'dark'],
] as const) {
  test(`every screen is complete and fits, ${name}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const check = async (path: string) => {
      expect(await axeViolations(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    };
    for (const path of ['sign-in', 'sign-up', 'second-step', 'forgot-password', 'reset-password']) {
      await page.goto(`${site.url}/admin/${path}`);
      await check(path);
    }
    await postInquiry(site.url, {
      name: 'W'.repeat(90),
      email: `${'w'.repeat(60)}@example.com`,
      message: 'w'.repeat(3_000),
    });
    await signIn(page, site);
    for (const path of OWNER_SCREENS) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check(path);
    }
    await page.goto(`${site.url}/admin/inquiries?spam=all`);
    await page.getByRole('link', { name: /WWWW/u }).first().click();
    await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
    await check('inquiry');
  });
}

test('what pages are built from is told, and building them anew', async ({ page, site }) => {
  await fetch(`${site.url}/machines`);
  await signIn(page, site, '/admin/content');
  await page.getByRole('heading', { name: /^Pages/u }).click();
  const row = page.getByRole('row', { name: /\/machines/u }).first();
  // Stale while a newer answer is fetched, on a machine that took a minute to get here.
  await expect(row).toContainText(/Live content|being renewed/u);
  await page.getByRole('button', { name: 'Renew all pages' }).click();
  await expect(page.getByText('All pages are renewed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Connection' }).click();
  await expect(
    page.getByText('Contentful connection refreshed successfully!').first(),
  ).toBeVisible();
});

test('the whole space is examined on demand', async ({ page, site }) => {
  await signIn(page, site, '/admin/content');
  await page.getByRole('button', { name: 'Check all content' }).click();
  await expect(page.getByText('Content checked').first()).toBeVisible();
  await expect(page.getByText(/Checked \d+ \w+ \d{4}/u)).toBeVisible();
});

test('five product types are asked for on a press, with script and without', async ({
  page,
  site,
}) => {
  const screen = '/admin/environment-variables';
  await signIn(page, site, screen);
  await page.getByRole('button', { name: 'Ask for five product types' }).click();
  const table = page.getByRole('table', { name: 'Product types' });
  await expect(table.getByRole('row', { name: /Grocery.*grocery.*Shown/u })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(page.getByText(/published product types; these are the first 5/u)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const plain = await page.request.post(site.url + screen, {
    form: { act: 'query-products' },
    headers: { origin: site.url },
  });
  expect(plain.status()).toBe(200);
  expect(await plain.text()).toContain('these are the first 5');
});

test('no secret is in any answer, in any built file or in the log', async ({ page, site }) => {
  const seen: string[] = [];
  page.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()));
    void response
      .text()
      .then((text) => seen.push(text))
      .catch(() => undefined);
  });
  await signIn(page, site);
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')!.value;
  const inPages: string[] = [];
  for (const path of [
    '/',
    '/machines',
    '/contact',
    '/blog',
    '/health',
    '/api/session',
    '/api/runtime-config',
    ...OWNER_SCREENS,
    '/admin/inquiries/999',
    '/admin/inquiries/x',
  ]) {
    const answer = await page.goto(site.url + path);
    inPages.push(await answer!.text());
    await page.mouse.move(100, 300);
  }
  await page.waitForLoadState('networkidle');
  const forms = (secret: string) => [
    secret,
    Buffer.from(secret).toString('base64').replace(/=+$/u, ''),
    encodeURIComponent(secret),
    [...secret].reverse().join(''),
  ];
  const secrets = [...Object.values(CANARIES), OWNER.password, 'sample-delivery-token'];
  const text = [...seen, ...inPages, site.output()].join('\n');
  for (const secret of secrets) for (const form of forms(secret)) expect(text).not.toContain(form);
  // The session's token is in its cookie alone: not in a page, an address or the log.
  const token = decodeURIComponent(session).split('.')[0]!;
  expect([...inPages, site.output()].join('\n')).not.toContain(token);
});
