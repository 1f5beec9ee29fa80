import type { Page } from '@playwright/test';
import { startEmulator } from 'contentful-emulator';
import sharp from 'sharp';
import { parseOklch } from '#content/brand/color-math.ts';
import { DRAWN_DARK, DRAWN_LIGHT, DRAWN_SCALE } from '#content/brand/drawn-palette.ts';
import { axeViolations, standsStill } from '../support/axe-violations.ts';
import { BRANDS, startBrandSite, type BrandName } from '../support/brand-site.ts';
import { startBuiltSite, type BuiltSite } from '../support/built-site.ts';
import { emulatorSettings } from '../support/emulator-settings.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { OWNER, OWNER_SCREENS, postForm, signIn, signUpOwner } from '../support/owner-test.ts';
import { postInquiry } from '../support/post-inquiry.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';
import { SPACE_FILE } from '#space/space-file.ts';

/*
 * Sites whose brand is built from content alone. One brand is looked at on every public page, the others on pages with
 * unlike parts, because axe takes long. All of them on all pages: BRANDS=all npx playwright test tests/together/brands.spec.ts
 */
const EVERY_PAGE = [
  ...PUBLIC_PATHS,
  '/not-found',
  '/no-such-page',
  '/search?q=lockers',
  '/offline',
];
const UNLIKE_PAGES = ['/', '/machines/divi-wp', '/contact', '/break-rooms'];
const UNLIKE_SCREENS = ['/admin', '/admin/inquiries', '/admin/content'];
const SETTINGS = 'sample-site-settings';
/** The sample's main colour, as styles and drawings hold it. */
const SAMPLE_COLOR = /#2563eb|rgb\(37,? ?99,? ?235\)/iu;
const SAMPLE_NAME = 'Vending Solutions';

/** The blues of the default palette. Its grays are those of any brand. */
const SAMPLE_BLUES = [DRAWN_SCALE, DRAWN_LIGHT, DRAWN_DARK]
  .flatMap((colors) => Object.values(colors))
  .filter(isBlue);

function isBlue(hex: string): boolean {
  const { c, h } = parseOklch(hex);
  return c > 0.03 && h > 250 && h < 272;
}

/** The sample's blues in a text, however they are written. */
function bluesIn(text: string): string[] {
  const small = text.toLowerCase();
  return [...new Set(SAMPLE_BLUES)].filter((color) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return small.includes(color) || new RegExp(`\\b${r}[ ,]+${g}[ ,]+${b}\\b`, 'u').test(small);
  });
}

/** Every colour of a page as it shows now, before and behind its elements too. */
async function computedColors(page: Page): Promise<string> {
  return page.evaluate(() => {
    const names = ['color', 'background-color', 'background-image', 'box-shadow', 'outline-color'];
    names.push(
      'border-top-color',
      'border-right-color',
      'border-bottom-color',
      'border-left-color',
    );
    names.push(
      'fill',
      'stroke',
      'stop-color',
      'caret-color',
      'text-decoration-color',
      'accent-color',
    );
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after', '::backdrop', '::marker', '::placeholder']) {
        const style = getComputedStyle(element, part);
        for (const name of names) found.add(style.getPropertyValue(name));
      }
    }
    return [...found].join('\n');
  });
}

/** The part of a picture's pixels that have a clear blue, between 0 and 1. */
async function bluePart(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let blue = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (b > 90 && b - r > 60 && b - g > 30) blue += 1;
  }
  return blue / (info.width * info.height);
}

/** Holds what stands in the page to the brand: no word or colour of the sample, and contrast in both themes. */
async function expectBrandAlone(page: Page, siteName: string): Promise<void> {
  const html = await page.content();
  expect.soft(bluesIn(html), `in ${page.url()}`).toEqual([]);
  expect.soft(html, page.url()).not.toContain(SAMPLE_NAME);
  expect.soft(html, page.url()).toContain(siteName);
  for (const colorScheme of ['light', 'dark'] as const) {
    const shown = `${page.url()}, ${colorScheme}`;
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await standsStill(page);
      const found = await axeViolations(page, { colorsOnly: true });
      expect.soft(found, `${shown}, ${width} px`).toEqual([]);
    }
    expect.soft(bluesIn(await computedColors(page)), shown).toEqual([]);
  }
}

for (const [name, { what, siteName }] of Object.entries(BRANDS)) {
  test.describe(`A brand that is ${what}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });
    let site: BuiltSite;
    let mailServer: MailServer;
    test.beforeAll(async () => {
      mailServer = await startMailServer();
      site = await startBrandSite(name as BrandName, {
        SMTP_URL: mailServer.url,
        EMAIL_TO: 'owner@example.com',
        MAIL_ACKNOWLEDGEMENT: 'true',
      });
    });
    test.afterAll(async () => {
      await site.stop();
      await mailServer.stop();
    });

    const isWhole = name === 'warm' || process.env['BRANDS'] === 'all';
    for (const path of isWhole ? EVERY_PAGE : UNLIKE_PAGES) {
      test(`is on ${path} whole, and axe finds no colour wrong in either theme`, async ({
        page,
      }) => {
        const drawings = new Set<string>();
        page.on('response', (response) => {
          if (response.headers()['content-type']?.startsWith('image/svg'))
            drawings.add(response.url());
        });
        await page.goto(site.url + path);
        await expectBrandAlone(page, siteName);
        await expect(page.getByRole('banner')).toContainText(siteName);
        expect(await page.title()).toContain(siteName);
        // Asked for anew: one that comes as the test ends has no text to be read.
        for (const address of drawings) {
          const drawing = await page.request.get(address);
          expect.soft(bluesIn(await drawing.text()), address).toEqual([]);
        }
      });
    }

    test(`is in the mails and on ${isWhole ? 'every screen' : 'screens'} of the owner’s area`, async ({
      page,
    }) => {
      await signUpOwner(site);
      await postInquiry(site.url, {
        name: 'Mara Visitor',
        email: 'mara@example.com',
        message: 'Two lockers for our lobby, please.',
      });
      await signIn(page, site);
      for (const path of isWhole ? OWNER_SCREENS : UNLIKE_SCREENS) {
        await page.goto(site.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectBrandAlone(page, siteName);
      }
      await page.goto(`${site.url}/admin/inquiries`);
      await page.getByRole('link', { name: /Mara Visitor/u }).click();
      await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
      await expectBrandAlone(page, siteName);

      await postForm(`${site.url}/admin/forgot-password`, { email: OWNER.email });
      // One to the owner, one to the visitor, and the link for a new password.
      await expect.poll(() => mailServer.mails.length, { timeout: 60_000 }).toBe(3);
      for (const { html } of mailServer.mails) {
        // SITE_URL says where the site is; here it is on a port of its own.
        const body = html!.replaceAll(/http:\/\/[^/"]+:0(?=\/)/gu, site.url);
        await page.route('**/mail', (route) => route.fulfill({ contentType: 'text/html', body }));
        await page.goto(`${site.url}/mail`);
        await expectBrandAlone(page, siteName);
      }
    });

    test('is in every file that shows it', async ({ request }) => {
      const get = async (path: string) => (await request.get(site.url + path)).body();
      const manifest = (await get('/site.webmanifest')).toString();
      expect(manifest).toContain(siteName);
      for (const path of [
        '/site.webmanifest',
        '/icons/favicon.svg',
        '/llms.txt',
        '/blog/rss.xml',
        '/blog/feed.json',
      ]) {
        const text = (await get(path)).toString();
        expect.soft(bluesIn(text), path).toEqual([]);
        expect.soft(text, path).not.toContain(SAMPLE_NAME);
      }
      for (const size of ['favicon-32', 'apple-touch-icon', 'icon-192', 'icon-512', 'maskable-512'])
        expect.soft(await bluePart(await get(`/icons/${size}.png`)), size).toBeLessThan(0.01);
      // Cards without a photograph: all of them is drawn.
      for (const page of ['site', 'about', 'machines', 'privacy', 'terms'])
        expect.soft(await bluePart(await get(`/social/${page}.jpg`)), page).toBeLessThan(0.001);
    });
  });
}

/** What is wrong in the settings costs only itself. */
test('Settings that cannot be used leave the rest of the site standing', async ({ page }) => {
  const emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
  const wrong = {
    siteName: `<script>alert(1)</script>${'Very long name '.repeat(12)}`,
    mainColor: 'red;}</style><script>alert(1)</script>',
    fontPair: 'Comic & Papyrus',
    socialLinks: ['javascript:alert(1)', 'https://example.com/us'],
    footerLine: 'x'.repeat(250),
  };
  for (const [name, value] of Object.entries(wrong)) emulator.edit(SETTINGS, name, value);
  emulator.publish(SETTINGS);
  const site = await startBuiltSite(emulatorSettings(emulator));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/', '/contact', '/break-rooms']) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(200);
    // The sample's own colours and fonts stand in.
    expect(await page.content()).toMatch(SAMPLE_COLOR);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await expect(page.getByRole('link', { name: 'example.com' })).toBeVisible();
  expect(dialogs).toEqual([]);
  await page.close();
  await site.stop();
  await emulator.close();
});
