import { startChangingProxy } from '../support/changing-proxy.ts';
import { expect, signIn, test } from '../support/owner-test.ts';
import { breachesOn, watchPolicy } from '../support/policy-breaches.ts';

test('no screen breaks the policy, loaded or reached by a link, and every icon shows', async ({
  page,
  site,
}) => {
  await watchPolicy(page);
  await signIn(page, site, '/admin/inquiries');
  const answer = await page.reload();
  const policy = answer!.headers()['content-security-policy']!;
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
  expect(policy).not.toContain('unsafe');
  const pages = page.getByRole('navigation', { name: 'Admin pages' });
  const names = await pages.locator('a[href^="/admin/"]').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  for (const name of names) {
    const link = pages.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const icon = link.locator('use');
    await expect
      .poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(0);
    expect([name, await breachesOn(page)]).toEqual([name, []]);
  }
  // None of these was a load: the application changed the page.
  await expect(page.locator('html[data-same]')).toBeAttached();
  await page.getByRole('link', { name: 'View the site' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('html[data-same]')).not.toBeAttached();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.filter((name) => /entry\.client|manifest-|admin/u.test(name))).toEqual([]);
});

test('the theme is switched, and stays on the next screen', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${site.url}/admin/sign-in`);
  const button = page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${site.url}/admin/forgot-password`);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

// Seen failing: without `subResourceIntegrity` in react-router.config.ts the changed file runs.
test('a script that was changed on its way is refused', async ({ page, site, complaints }) => {
  const proxy = await startChangingProxy(site.url);
  try {
    const html = await (await fetch(`${site.url}/admin/sign-in`)).text();
    const entry = /\/assets\/sign-in-[\w-]+\.js/u.exec(html)![0];
    proxy.answers.set(entry, (body) => `window.changed=1;${body}`);
    await page.goto(`${proxy.url}/admin/sign-in`);
    await expect.poll(() => complaints.join('\n')).toMatch(/integrity/iu);
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    complaints.length = 0;
  } finally {
    await page.close();
    proxy.close();
  }
});
