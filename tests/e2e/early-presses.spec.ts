import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startEmulator } from 'contentful-emulator';
import type { SpaceFile } from '#tests/untrusted/hostile-space-file.ts';
import { startBuiltSite } from '../support/built-site.ts';
import { REACT_FILE, startScriptRuns, touchEveryPart } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';
import { emulatorSettings } from '../support/emulator-settings.ts';
import { SPACE_FILE } from '#space/space-file.ts';

/*
 * What is pressed or sent before the code that answers it has come. Held back are the start script, or what the parts
 * need; a worker would have them.
 */
const START = /\/assets\/start-page-[\w-]+\.js$/u;

test.use({ serviceWorkers: 'block' });

/** Holds files back; answers how to let them go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [held, files] of [
  ['the start script', START],
  ['the code of the part', REACT_FILE],
] as const) {
  const before = `pressed before ${held} has come is answered`;

  test(`"next slide" ${before}`, { tag: '@gate' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await hold(page, files);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    if (files !== START) await startScriptRuns(page);
    const second = page.locator('#main [aria-roledescription="slide"]').nth(1);
    await expect(second).not.toBeInViewport();
    await page.getByRole('button', { name: 'Next' }).first().click();
    await expect(second).not.toBeInViewport();
    release();
    await expect(second).toBeInViewport({ ratio: 0.5 });
  });

  test(`a picture ${before}`, async ({ page }) => {
    const release = await hold(page, files);
    await page.goto('/machines/divi-wp', { waitUntil: 'domcontentloaded' });
    if (files !== START) await startScriptRuns(page);
    await page.locator('a[data-press]').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expect(page).toHaveURL(/\/machines\/divi-wp$/u);
  });
}

test('the theme switch pressed before the start script has come turns the theme', async ({
  page,
}) => {
  const release = await hold(page, START);
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  await page.locator('button[data-theme-switch]').first().click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link to a picture pressed before a start script that never comes is followed', async ({
  page,
  complaints,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(START, async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto('/machines/divi-wp', { waitUntil: 'domcontentloaded' });
  await page.locator('a[data-press]').first().click();
  resolve();
  await expect(page).not.toHaveURL(/\/machines\/divi-wp$/u);
  // Of the script that was kept away, and of the browser's own page around a picture.
  expect(complaints.splice(0)).toContain('error: Failed to load resource: net::ERR_FAILED');
});

/** The sample space with a film on the page of groceries. */
function spaceWithVideo(): SpaceFile {
  const space = JSON.parse(readFileSync(SPACE_FILE, 'utf8')) as SpaceFile;
  const { fields } = space.entries.find(({ fields: { slug } }) => slug?.['en-US'] === 'grocery')!;
  fields['youtubeVideoId'] = { 'en-US': 'M7lc1UVf-VE' };
  fields['videoTitle'] = { 'en-US': 'A tour of the shelves' };
  return space;
}

test('"play" pressed before the start script has come plays', async ({ page }) => {
  const emulator = await startEmulator({ space: spaceWithVideo(), port: 0, previewPort: 0 });
  const site = await startBuiltSite({
    ...emulatorSettings(emulator),
  });
  try {
    await page.route(/^https:\/\//u, (route) => route.fulfill({ body: 'A film' }));
    const release = await hold(page, START);
    const play = page.locator('[data-island=video-player] a[data-press]');
    // The first answer may come from before the space was read.
    await expect(async () => {
      await page.goto(`${site.url}/products/grocery`, { waitUntil: 'domcontentloaded' });
      await expect(play).toBeVisible({ timeout: 100 });
    }).toPass();
    await play.click();
    const film = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE"]');
    await expect(film).toHaveCount(0);
    release();
    await expect(film).toBeVisible();
    await expect(page).toHaveURL(/\/products\/grocery$/u);
  } finally {
    await page.close();
    await site.stop();
    await emulator.close();
  }
});

async function fill(page: Page): Promise<void> {
  const form = page.locator('form[action="/inquiry"]');
  await form.getByLabel('Name').fill('Ada Vendor');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('Two lockers for a lobby, please.');
  await form.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true });
}

test('a form sent before the start script has come is sent in place once it has', async ({
  page,
}) => {
  const release = await hold(page, START);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fill(page);
  release();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/u);
});

for (const [held, files] of [
  ['the start script', START],
  ['the code of the part', REACT_FILE],
] as const) {
  test(`a form that is typed into after it was sent waits for its visitor, where ${held} comes late`, async ({
    page,
  }) => {
    const release = await hold(page, files);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    if (files !== START) await startScriptRuns(page);
    await fill(page);
    const message = page.getByLabel('Message');
    await message.press('End');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/functions/')) sent.push(request.postData() ?? '');
    });
    await message.pressSequentially(' And one');
    release();
    await touchEveryPart(page);
    await message.pressSequentially(' for us.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Two lockers for a lobby, please. And one for us.');
  });
}

test('a form whose start script does not come is posted', async ({ page }) => {
  await page.route(START, (route) => route.fulfill({ status: 503 }));
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fill(page);
  await expect(page).toHaveURL(/\/inquiry\?sent$/u);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

test(
  'a form sent before its code has come is sent in place',
  { tag: '@gate' },
  async ({ page }) => {
    const release = await hold(page, REACT_FILE);
    const stored: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/functions/')) stored.push(request.url());
    });
    await page.goto('/contact');
    await startScriptRuns(page);
    await fill(page);
    expect(stored).toEqual([]);
    release();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/u);
    expect(stored).toHaveLength(1);
  },
);
