import { startEmulator, type Emulator } from 'contentful-emulator';
import { previewTokensOf } from '../support/preview-tokens-of.ts';
import { expect, test } from '@playwright/test';
import { startBuiltSite, type BuiltSite } from '../support/built-site.ts';
import { hasWorker, keptPaths, keptTexts } from '../support/kept-by-worker.ts';
import { leaks, SECRET_CANARIES } from '../support/secret-canaries.ts';
import { SPACE_FILE } from '#space/space-file.ts';

/* What only a browser can answer; tests/scenarios/secrets.test.ts has the rest. */
const { CONTENTFUL_DELIVERY_TOKEN, CONTENTFUL_PREVIEW_TOKEN, AUTH_SECRET } = SECRET_CANARIES;

let emulator: Emulator;
let site: BuiltSite;
test.beforeAll(async () => {
  emulator = await startEmulator({
    space: SPACE_FILE,
    port: 0,
    previewPort: 0,
    deliveryToken: CONTENTFUL_DELIVERY_TOKEN,
    previewToken: CONTENTFUL_PREVIEW_TOKEN,
  });
  site = await startBuiltSite({
    CONTENTFUL_SPACE_ID: emulator.spaceId,
    CONTENTFUL_HOST: emulator.host,
    CONTENTFUL_PREVIEW_HOST: emulator.previewHost,
    ...SECRET_CANARIES,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await emulator?.close();
});

// Seen failing: the delivery token in a header of every page (`render-page.ts`).
test('the service worker keeps no secret, whatever was read before', async ({ page }) => {
  for (const path of ['/', '/machines', '/blog', '/machines/divi-wp', '/contact']) {
    await page.goto(site.url + path);
    await expect.poll(() => keptPaths(page)).toContain(path);
  }
  await page.evaluate(() =>
    Promise.all(
      ['/api/runtime-config', '/api/session', '/health', '/metrics', '/admin'].map((path) =>
        fetch(path),
      ),
    ),
  );
  await page.goto(`${site.url}/admin/sign-in`);
  await page.goto(`${site.url}/technology`);
  await expect.poll(() => keptPaths(page)).toContain('/technology');
  const kept = await keptTexts(page);
  expect(kept.length).toBeGreaterThan(8);
  expect(kept.find(({ address }) => address === '/machines')!.text).toContain('<main');
  expect(kept.filter(({ text }) => leaks(text).length > 0).map(({ address }) => address)).toEqual(
    [],
  );

  // A preview is signed with one of them and reads drafts with another.
  const token = previewTokensOf(AUTH_SECRET).issueLink({
    path: '/machines',
    expiresAtMs: Date.now() + 60_000,
  });
  await page.goto(`${site.url}/preview/enter?token=${token}`);
  await expect.poll(() => hasWorker(page)).toBe(false);
  for (const { address, text } of await keptTexts(page))
    expect([address, leaks(text), text.includes(token)]).toEqual([address, [], false]);
});
