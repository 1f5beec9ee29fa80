import { expect, type Page } from '@playwright/test';

/**
 * Chromium's report that a change of page is not animated: the next page takes no part (a video, the offline page),
 * another navigation began before it was there, or it showed itself before the picture of the last page was taken (a
 * busy machine). Nothing is wrong: the page changes without the animation.
 */
export const TRANSITION_SKIPPED =
  /ViewTransition opt-in disabled|Transition was skipped\. Navigation aborted|Page already revealed/u;

/**
 * A fixture: what the browser complains about on the page's console, which fails the test when there is anything.
 * @param expected complaints that a test provokes on purpose
 */
export function quietConsole(...expected: readonly RegExp[]) {
  return async ({ page }: { page: Page }, use: (complaints: string[]) => Promise<void>) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isExpected = expected.some((pattern) => pattern.test(message.text()));
      if (['error', 'warning'].includes(message.type()) && !isExpected)
        complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => {
      if (!TRANSITION_SKIPPED.test(message)) complaints.push(`uncaught: ${message}`);
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  };
}
