import { connectivityWords } from '#copy/en/connectivity-words.ts';
import { waitForWorker } from '../support/kept-by-worker.ts';
import { touchEveryPart } from '../support/page-parts.ts';
import { breachesOn, watchPolicy } from '../support/policy-breaches.ts';
import { expect, test } from '../support/site-test.ts';

test.beforeEach(({ page }) => watchPolicy(page));

test("The owner's entrance does not break the policy", async ({ page }) => {
  for (const path of ['/admin/sign-in', '/admin/sign-up']) {
    const answer = await page.goto(path);
    const policy = answer!.headers()['content-security-policy']!;
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
    expect(policy).not.toContain('unsafe');
    await page.waitForLoadState('networkidle');
    expect([path, await breachesOn(page)]).toEqual([path, []]);
  }
});

test('Using the parts of a page does not break the policy', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Next' }).first().click();
  await page.goto('/machines/divi-wp');
  await page.locator('a[data-press]').first().click();
  await expect(page.getByRole('dialog').filter({ has: page.getByRole('img') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Missing information').first()).toBeVisible();
  await waitForWorker(page);
  await context.setOffline(true);
  await expect(page.getByText(connectivityWords.offline).first()).toBeVisible();
  expect(await breachesOn(page)).toEqual([]);
});

test('Text becomes neither markup nor code', async ({ page, complaints }) => {
  await page.goto('/machines');
  await touchEveryPart(page);
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
