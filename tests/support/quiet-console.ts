import { expect, type Page } from '@playwright/test';

/** Chromium's report that the next page takes no part in the transition (a video, the offline page): nothing is wrong. */
export const TRANSITION_SKIPPED = 'ViewTransition opt-in disabled';

/**
 * A fixture: what the browser complains about on the page's console, which fails the test when there is anything.
 * @param expected complaints that a test provokes on purpose
 */
export function quietConsole(expected: RegExp) {
  return async ({ page }: { page: Page }, use: (complaints: string[]) => Promise<void>) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) {
        complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', ({ message }) => {
      if (!message.includes(TRANSITION_SKIPPED)) complaints.push(`uncaught: ${message}`);
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  };
}
