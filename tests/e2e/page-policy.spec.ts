import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

const PATHS = [
  ...PUBLIC_PATHS,
  '/blog/reading-a-lane-report',
  '/no-such-page',
  '/admin/sign-in',
  '/admin/sign-up',
];

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.breaches = [];
    addEventListener('react-started', () => (window.reactStarted = true));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.breaches.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  }),
);

async function startReact(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.waitForFunction(() => window.reactStarted);
}

const breachesOn = (page: Page) => page.evaluate(() => window.breaches);

test('No page breaks the policy, before React starts and after', async ({ page }) => {
  for (const path of PATHS) {
    const answer = await page.goto(path);
    const policy = answer!.headers()['content-security-policy']!;
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
    expect(policy).not.toContain('unsafe');
    expect([path, await breachesOn(page)]).toEqual([path, []]);
    await startReact(page);
    expect([path, await breachesOn(page)]).toEqual([path, []]);
  }
});

test('No page breaks the policy when it is reached without loading', async ({ page }) => {
  await page.goto('/');
  await startReact(page);
  const walked: string[] = [];
  for (const path of [
    '/products',
    '/products/grocery',
    '/business-goals',
    '/business-goals/bopis',
    '/machines',
    '/machines/divi-wp',
    '/technology',
    '/blog',
    '/about',
    '/contact',
    '/',
  ]) {
    await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await page.waitForLoadState('networkidle');
    walked.push(path);
    expect([walked.at(-1), await breachesOn(page)]).toEqual([path, []]);
  }
  // What only programs read stays with the page they asked for (decision 088).
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('Text becomes neither markup nor code', async ({ page, complaints }) => {
  await page.goto('/machines');
  await startReact(page);
  const tried = await page.evaluate(async () => {
    const refused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError || error instanceof EvalError;
      }
    };
    const script = document.createElement('script');
    // What the test itself calls may evaluate text; what runs later may not.
    await new Promise((resolve) => setTimeout(resolve));
    return {
      innerHTML: refused(() => (document.body.innerHTML = '<img src=x onerror=pwn()>')),
      srcdoc: refused(() => (document.createElement('iframe').srcdoc = '<script>pwn()</script>')),
      scriptText: refused(() => (script.text = 'pwn()')),
      foreignScript: refused(() => (script.src = 'https://evil.example/x.js')),
      foreignWorker: refused(() => new Worker('data:text/javascript,pwn()')),
      timer: refused(() => Reflect.apply(setTimeout, window, ['pwn()', 0])),
      code: refused(() => new Function('return 1')),
      handler: refused(() => document.body.setAttribute('onclick', 'pwn()')),
      secondPolicy: refused(() =>
        (
          window as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
    };
  });
  expect(Object.entries(tried).filter(([, refused]) => !refused)).toEqual([]);
  expect((await breachesOn(page)).length).toBeGreaterThanOrEqual(8);
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});
