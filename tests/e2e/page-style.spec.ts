import { connectivityWords } from '#copy/connectivity-words.ts';
import { startScriptRuns, touchEveryPart } from '../support/page-parts.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

// Seen failing with the stylesheet linked.
test('no page asks for a stylesheet, before its parts are touched and after', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  for (const path of [...PUBLIC_PATHS, '/not-found']) {
    await page.goto(path);
    await touchEveryPart(page);
    expect([path, asked]).toEqual([path, []]);
  }
});

test.describe('without the code of toasts', () => {
  // A worker would have kept it.
  test.use({ serviceWorkers: 'block' });

  // Seen failing with `app/browser` and the toasts' parts left out of `public-pages.css`.
  test('what the page says of the connection looks as it should', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/terms');
    await startScriptRuns(page);
    await context.setOffline(true);
    const notice = page.getByRole('status').getByText(connectivityWords.offline);
    await expect(notice).toHaveCSS('border-top-left-radius', '18px');
    await expect(notice).toHaveCSS('width', '356px');
    await expect(notice).toHaveCSS('z-index', '100');
    // The browser names each file that it cannot fetch.
    expect(complaints.splice(0).filter((text) => !text.includes('net::ERR_'))).toEqual([]);
  });
});
