import type { Page } from '@playwright/test';

/** Has every page that is opened from now on note what its content security policy stops. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.breaches = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.breaches.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** What was stopped on the page that is open. */
export function breachesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.breaches);
}
