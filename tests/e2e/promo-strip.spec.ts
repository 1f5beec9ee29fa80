import { startEmulator, type Emulator } from 'contentful-emulator';
import type { Page } from '@playwright/test';
import { promoStripWords } from '#copy/en/promo-strip-words.ts';
import { previewTokensOf } from '../support/preview-tokens-of.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { startBuiltSite, type BuiltSite } from '../support/built-site.ts';
import { emulatorSettings } from '../support/emulator-settings.ts';
import { keptPaths } from '../support/kept-by-worker.ts';
import { expect, test } from '../support/site-test.ts';
import { SPACE_FILE } from '#space/space-file.ts';
const STRIP = 'sample-promo-strip';
const WORDS = 'Open day in our showroom on 12 December.';
const HOUR_MS = 3_600_000;
const AUTH_SECRET = 'p'.repeat(40);
const WEBHOOK_SECRET = 'w'.repeat(64);

/** A strip on a site of its own; the tests move the visitor's clock. */
test.describe('The promo strip', () => {
  let emulator: Emulator;
  let site: BuiltSite;
  const strip = (page: Page) => page.getByRole('complementary', { name: promoStripWords.label });
  const close = (page: Page) => strip(page).getByRole('button', { name: promoStripWords.close });

  /** @param env further settings of the site */
  async function start(firstMs: number, lastMs: number, env = {}): Promise<void> {
    emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
    const fields = {
      title: WORDS,
      firstMinute: new Date(firstMs).toISOString(),
      lastMinute: new Date(lastMs).toISOString(),
    };
    for (const [name, value] of Object.entries(fields)) emulator.edit(STRIP, name, value);
    emulator.publish(STRIP);
    const { previewHost, previewToken } = emulator;
    site = await startBuiltSite({
      ...emulatorSettings(emulator),
      CONTENTFUL_PREVIEW_HOST: previewHost,
      CONTENTFUL_PREVIEW_TOKEN: previewToken,
      ...env,
    });
  }
  test.afterEach(async ({ page }) => {
    await page.close();
    await site.stop();
    await emulator.close();
  });

  async function watchShifts(page: Page): Promise<() => Promise<number>> {
    await page.evaluate(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          // The page's font takes the place of its stand-in within a line: less than 0.0001. A strip moves the page by 0.05.
          if (value > 0.001) window.shifts.push({ value, what: '' });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return async () => {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      return page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0));
    };
  }

  test('comes and goes on an open page at its minutes, and nothing moves', async ({ page }) => {
    const now = Date.now();
    await start(now + HOUR_MS, now + 2 * HOUR_MS);
    await page.clock.install({ time: now });
    await page.goto(`${site.url}/about`);
    const moved = await watchShifts(page);
    await expect(page.getByText(WORDS)).toBeHidden();
    await page.clock.fastForward(HOUR_MS - 120_000);
    await expect(page.getByText(WORDS)).toBeHidden();
    await page.clock.fastForward(121_000);
    await expect(strip(page)).toBeVisible();
    await page.clock.fastForward(HOUR_MS + 60_000);
    await expect(strip(page)).toBeHidden();
    expect(await moved()).toBe(0);
  });

  test('that was there from the start goes at its end, and nothing moves', async ({ page }) => {
    const now = Date.now();
    await start(now - HOUR_MS, now + HOUR_MS);
    await page.clock.install({ time: now });
    await page.goto(`${site.url}/about`);
    const moved = await watchShifts(page);
    await expect(strip(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.clock.fastForward(HOUR_MS + 61_000);
    await expect(strip(page)).toBeHidden();
    expect(await moved()).toBe(0);
  });

  test('stays closed for the visit, not for the next one', async ({ page, browser }) => {
    await start(Date.now() - HOUR_MS, Date.now() + 48 * HOUR_MS);
    await page.goto(site.url);
    await close(page).click();
    await expect(strip(page)).toBeHidden();
    await page.goto(`${site.url}/about`);
    const moved = await watchShifts(page);
    await expect(strip(page)).toBeHidden();
    expect(await moved()).toBe(0);
    const next = await (await browser.newContext()).newPage();
    await next.goto(site.url);
    await expect(strip(next)).toBeVisible();
    await next.context().close();
  });

  test('that was closed comes back with other words', async ({ page }) => {
    await start(Date.now() - HOUR_MS, Date.now() + HOUR_MS, { WEBHOOK_SECRET });
    emulator.addWebhook({ url: `${site.url}/api/webhooks/contentful`, secret: WEBHOOK_SECRET });
    await page.goto(`${site.url}/about`);
    await close(page).click();
    emulator.edit(STRIP, 'title', 'The open day is on 14 December.');
    emulator.publish(STRIP);
    const shown = async () => {
      await page.goto(`${site.url}/about`);
      return strip(page).isVisible();
    };
    await expect.poll(shown).toBe(true);
    await expect(strip(page)).toContainText('14 December');
    await close(page).click();
    expect(await shown()).toBe(false);
  });

  test('has an edge where the visitor’s own colours replace those of the site', async ({
    page,
  }) => {
    await start(Date.now() - HOUR_MS, Date.now() + HOUR_MS);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${site.url}/about`);
    await expect(strip(page)).toHaveCSS('border-bottom-width', '1px');
    await expect(strip(page)).toHaveCSS('border-bottom-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(strip(page)).toHaveCSS('border-bottom-width', '0px');
  });

  test('that is still to come shows in a preview, its words clickable', async ({ page }) => {
    await start(Date.now() + 48 * HOUR_MS, Date.now() + 72 * HOUR_MS, { AUTH_SECRET });
    const expiresAtMs = Date.now() + HOUR_MS;
    const token = previewTokensOf(AUTH_SECRET).issueLink({ path: '/about', expiresAtMs });
    await page.goto(`${site.url}/preview/enter?token=${token}`);
    await expect(strip(page)).toBeVisible();
    for (const [element, field] of [
      [strip(page).getByRole('paragraph'), 'title'],
      [strip(page).getByRole('link'), 'linkText'],
    ] as const) {
      await expect(element).toHaveAttribute('data-contentful-entry-id', STRIP);
      await expect(element).toHaveAttribute('data-contentful-field-id', field);
    }
  });

  test('has no button without JavaScript', async ({ browser }) => {
    await start(Date.now() - HOUR_MS, Date.now() + HOUR_MS);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url);
    await expect(strip(page)).toBeVisible();
    await expect(close(page)).toHaveCount(0);
    await context.close();
  });

  test('does not show on a copy that is read after its end', async ({ browser }) => {
    // One of its own: without a connection the browser complains of every picture.
    const context = await browser.newContext();
    const page = await context.newPage();
    const now = Date.now();
    await start(now - HOUR_MS, now + HOUR_MS);
    await page.clock.install({ time: now });
    await page.goto(`${site.url}/about`);
    await expect(strip(page)).toBeVisible();
    await page.clock.resume();
    await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain('/about');
    await page.clock.setSystemTime(now + 2 * HOUR_MS);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('This is the copy of the page')).toBeVisible();
    await expect(page.getByText(WORDS)).toBeHidden();
    await context.close();
  });
});
