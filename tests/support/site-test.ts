import { test as base, expect } from '@playwright/test';

/** Answers to a page's own address that a test provokes on purpose. */
const EXPECTED = /the server responded with a status of (?:404|400|503)/u;

/**
 * A test of the running site. Whatever the browser complains about on its console fails it, except the note that a
 * page answered with the status the test asked for.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text())) {
          complaints.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
