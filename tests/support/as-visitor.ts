import type { Page } from '@playwright/test';

/** Lets the page take the browser for a visitor's: to a program that reads it, it shows itself otherwise (decision 023). */
export async function asVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    const name = navigator.userAgent.replace('Headless', '');
    Object.defineProperty(navigator, 'userAgent', { get: () => name });
  });
}
