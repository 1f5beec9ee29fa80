import { CHROMIUM, VISITOR_ARGS } from '../support/browser-args.ts';
import { startScriptRuns } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

// The whole browser: as on a telephone, what was tapped looks pressed for a while after the finger has gone.
test.use({
  launchOptions: { executablePath: CHROMIUM, args: [...VISITOR_ARGS] },
  viewport: { width: 390, height: 800 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
});

// Seen failing while a part waited for the release of what looks pressed: that had been before it was ready.
test('the first tap on "next slide" is answered', { tag: '@gate' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await startScriptRuns(page);
  await page.locator('script[type=importmap]').evaluate(async ({ textContent }) => {
    const { integrity } = JSON.parse(textContent!) as { integrity: Record<string, string> };
    for (const file of Object.keys(integrity)) await import(file);
  });
  await page.getByRole('button', { name: 'Next' }).first().tap();
  const second = page.locator('#main [aria-roledescription="slide"]').nth(1);
  await expect(second).toBeInViewport({ ratio: 0.5 });
});
