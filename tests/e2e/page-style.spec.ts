import { connectivityWords } from '#copy/en/connectivity-words.ts';
import { startScriptRuns } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

// A worker would have kept the code of toasts.
test.use({ serviceWorkers: 'block' });

// Seen failing with `src/core/browser` and the toasts' parts left out of `public-pages.css`.
test('what the page says of the connection looks as it should without the code of toasts', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/terms');
  await startScriptRuns(page);
  await context.setOffline(true);
  const notice = page.getByRole('status').getByText(connectivityWords.offline);
  await expect(notice).toHaveCSS('border-top-left-radius', '20px');
  await expect(notice).toHaveCSS('width', '356px');
  await expect(notice).toHaveCSS('z-index', '100');
  // The browser names each file that it cannot fetch.
  expect(complaints.splice(0).filter((text) => !text.includes('net::ERR_'))).toEqual([]);
});
