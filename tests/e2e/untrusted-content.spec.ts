import { test as base, expect, type Page } from '@playwright/test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toIcon } from '#content/icons/icon.ts';
import type { Shape } from '#content/icons/to-shape.ts';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { touchEveryPart } from '#tests/support/page-parts.ts';
import { breachesOn, watchPolicy } from '#tests/support/policy-breaches.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { hostileSpaceFile } from '#tests/untrusted/hostile-space-file.ts';
import { scanPage } from '#tests/untrusted/scan-page.ts';
import { BENIGN_ICONS } from '#tests/untrusted/svg-payloads.ts';
import { emulatorSettings } from '../support/emulator-settings.ts';

/* Every field of every content type holds payloads. */

const FOREIGN = 'evil.example';
const PATHS = [
  ...PUBLIC_PATHS,
  '/blog/reading-a-lane-report',
  '/blog/rss.xml',
  '/sitemap.xml',
  '/llms.txt',
];
const PAGES = PATHS.filter((path) => !/\.\w+$/u.test(path));

async function sourceOf(url: string): Promise<string> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.headers.get('x-content-source') ?? '';
}

/** A page on the hostile site that counts what runs, what is fetched, and what the policy had to stop. */
type Watched = { page: Page; runs: string[]; strangers: string[]; breaches(): Promise<string[]> };

const test = base.extend<{ watched: Watched }, { site: BuiltSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const emulator: Emulator = await startEmulator({
        space: hostileSpaceFile(),
        port: 0,
        previewPort: 0,
      });
      const site = await startBuiltSite({
        ...emulatorSettings(emulator),
      });
      // What is tested is the space, not the words that stand in for it while it is read for the first time.
      for (const path of PATHS)
        await expect
          .poll(() => sourceOf(site.url + path), { timeout: 60_000 })
          .toMatch(/live|stale/u);
      await use(site);
      await site.stop();
      await emulator.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  watched: async ({ page, site }, use) => {
    const runs: string[] = [];
    const strangers: string[] = [];
    await page.exposeFunction('pwned', () => void runs.push(page.url()));
    await watchPolicy(page);
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== site.url) strangers.push(request.url());
    });
    page.on('dialog', (dialog) => void dialog.dismiss());
    await use({ page, runs, strangers, breaches: () => breachesOn(page) });
  },
});

async function expectHarmless(
  { page, runs, strangers, breaches }: Watched,
  where: string,
): Promise<void> {
  expect([where, await scanPage(page, FOREIGN)]).toEqual([where, []]);
  expect([where, await breaches()]).toEqual([where, []]);
  expect([where, runs, strangers]).toEqual([where, [], []]);
}

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'With the policy bypassed' : 'With the policy enforced', () => {
    test.use({ bypassCSP });
    test.describe.configure({ timeout: 120_000 });

    test('no page runs, fetches or leads to what an editor wrote', async ({ watched }) => {
      const { page } = watched;
      for (const path of PATHS) {
        const answer = await page.goto(path, { waitUntil: 'load' });
        expect([path, answer!.status()]).toEqual([path, 200]);
        // Chromium shows XML with a style of its own, which the policy of a file refuses.
        if (path.endsWith('.xml')) await page.evaluate(() => void (window.breaches = []));
        await expectHarmless(watched, path);
        // Rich text arrives as words: a document that is refused as a whole would show nothing to be harmed by.
        if (path === '/privacy')
          await expect(page.getByRole('main')).toContainText('<img src=x onerror=pwned()>');
        if (!PAGES.includes(path)) continue;
        await touchEveryPart(page);
        await expectHarmless(watched, `${path} with its parts hydrated`);
      }
    });
  });
}

test.describe('The test itself', () => {
  /** Takes the escaping off one payload, as a forgotten spot would. */
  async function plant(page: Page): Promise<void> {
    await page.route('**/privacy', async (route) => {
      const answer = await route.fetch();
      // In the text of the page: the name of the site, in its head, holds the payload, too.
      const [before, ...text] = (await answer.text()).split('<main');
      const planted = text
        .join('<main')
        .replace(
          '&lt;img src=x onerror=pwned()&gt;',
          '<img src=x onerror=pwned()><a href="javascript:pwned()">x</a><img src="//evil.example/x.png">',
        );
      await route.fulfill({ response: answer, body: `${before}<main${planted}` });
    });
    await page.goto('/privacy');
  }

  test('sees a planted spot stopped by the policy', async ({ watched }) => {
    await plant(watched.page);
    expect((await scanPage(watched.page, FOREIGN)).length).toBeGreaterThanOrEqual(3);
    expect((await watched.breaches()).join()).toMatch(
      /script-src-attr.*img-src|img-src.*script-src-attr/su,
    );
    expect(watched.runs).toEqual([]);
  });

  test.describe('without the policy', () => {
    test.use({ bypassCSP: true });
    test('sees it run and fetch', async ({ watched }) => {
      await plant(watched.page);
      await expect.poll(() => watched.runs.length).toBeGreaterThan(0);
      expect(watched.strangers.join()).toContain(FOREIGN);
    });
  });
});

test('Harmless icons look as they did', async ({ page }) => {
  const toElement = ({ tag, attributes, shapes }: Shape): ReactElement =>
    createElement(tag, attributes, ...shapes.map(toElement));
  const cleaned = BENIGN_ICONS.map((svg) => {
    const icon = toIcon(svg, '');
    return icon.kind === 'drawing' ? renderToStaticMarkup(toElement(icon.drawing)) : 'refused';
  });
  const draw = async (icons: readonly string[]) => {
    const cells = icons.map((svg) => `<i>${svg.replace(/^<\?xml.*\?>/u, '')}</i>`).join('');
    await page.setContent(
      `<style>i{display:inline-block;width:96px;height:96px;overflow:hidden}svg{width:96px;height:96px}</style>${cells}`,
    );
    return page.screenshot();
  };
  const before = await draw(BENIGN_ICONS);
  expect((await draw(cleaned)).equals(before)).toBe(true);
  // One that is not the same shows as not the same.
  expect((await draw([...cleaned.slice(1), cleaned[0]!])).equals(before)).toBe(false);
});
