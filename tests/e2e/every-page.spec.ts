import type { Page } from '@playwright/test';
import { axeViolations, standsStill } from '../support/axe-violations.ts';
import { importMapOf } from '../support/import-map.ts';
import { startScriptRuns, touchEveryPart } from '../support/page-parts.ts';
import { breachesOn, watchPolicy } from '../support/policy-breaches.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';
import { unseenTexts } from '../support/unseen-texts.ts';

/*
 * What holds for every public page, seen on one load of each and, by axe, on a second without motion. The console stays empty as well (`site-test.ts`). What a
 * page weighs, and whether it moves while its fonts are late, take loads of their own.
 */

// A worker asks for files by itself.
test.use({ serviceWorkers: 'block' });

/** Addresses that answered 200, so that those which many pages name are asked for once. */
const found = new Set<string>();

/** Links of the page within the site that lead nowhere, and anchors on it that do not exist. */
async function brokenLinks(page: Page): Promise<string[]> {
  const here = new URL(page.url());
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  const broken: string[] = [];
  for (const link of new Set(links)) {
    const url = new URL(link);
    if (url.origin !== here.origin) continue;
    const address = url.pathname + url.search;
    // The page itself is open, be it one that stands in place of a missing one.
    if (address !== here.pathname + here.search && !found.has(address)) {
      const status = (await page.request.get(url.origin + address)).status();
      if (status === 200) found.add(address);
      else broken.push(`${address}: ${status}`);
    }
    if (url.hash.length < 2 || url.hash === '#top' || url.pathname !== here.pathname) continue;
    if ((await page.locator(`[id="${url.hash.slice(1)}"]`).count()) === 0) broken.push(url.hash);
  }
  return broken;
}

/** Arranged as another page is that every change is held to. */
const ALIKE = new Set([
  ...['/business-goals', '/technology', '/technology/machine-control', '/tools', '/tools/fit'],
  ...['/tools/locker-size', '/terms', '/blog?page=2', '/blog/reading-a-lane-report', '/not-found'],
]);

for (const path of [...PUBLIC_PATHS, '/blog/reading-a-lane-report', '/not-found', '/no-such-page'])
  test(
    `${path} is whole, accessible, keeps to its policy and leads on`,
    { tag: ALIKE.has(path) ? [] : '@gate' },
    async ({ page }) => {
      const scripts: string[] = [];
      const stylesheets: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') stylesheets.push(request.url());
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await watchPolicy(page);
      const answer = (await page.goto(path))!;

      // Seen failing with `watchReveal` hiding what lies below the window once the page has loaded.
      await startScriptRuns(page);
      expect.soft(await unseenTexts(page), 'unseen as it was loaded').toEqual([]);
      await page.screenshot({ fullPage: true });
      expect.soft(await unseenTexts(page), 'unseen in a picture of all of it').toEqual([]);

      const policy = answer.headers()['content-security-policy']!;
      expect.soft(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
      expect.soft(policy).not.toContain('unsafe');
      expect.soft(await breachesOn(page), 'stopped by the policy').toEqual([]);
      expect.soft(await brokenLinks(page), 'links that lead nowhere').toEqual([]);

      await touchEveryPart(page);
      expect.soft(await breachesOn(page), 'stopped by the policy after touching').toEqual([]);
      // Seen failing with the stylesheet linked. What is for paper alone no screen waits for.
      const forPaper = await page
        .locator('link[rel=stylesheet][media=print]')
        .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
      expect.soft(stylesheets).toEqual(forPaper);
      const named = Object.keys(importMapOf(await answer.text()));
      const unnamed = scripts.filter((file) => !named.includes(file));
      expect.soft(unnamed, 'scripts that the import map gives no hash for').toEqual([]);
      expect.soft(scripts.length).toBeGreaterThan(0);

      // Anew and without motion: what moves by itself may have gone on to a slide without the page's heading.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await standsStill(page);
      expect.soft(await axeViolations(page), 'found by axe').toEqual([]);
    },
  );

test.describe('with JavaScript off', () => {
  // 320 CSS pixels: a window of 1280 at 400 % (WCAG 2.2, 1.4.10).
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

  for (const path of PUBLIC_PATHS)
    test(`${path} can be read, also in a window of 320 pixels`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
      ).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});
