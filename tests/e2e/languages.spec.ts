import type { Page } from '@playwright/test';
import { inquiryWords as germanInquiry } from '#copy/de/inquiry-words.ts';
import { languageWords as germanOffer } from '#copy/de/language-words.ts';
import { testimonialWords as germanQuotes } from '#copy/de/testimonial-words.ts';
import { fill } from '#copy/wording.ts';
import { axeViolations, standsStill } from '../support/axe-violations.ts';
import { foreignWords, type CatalogueLanguage } from '../support/foreign-words.ts';
import { readPageLanguages } from '../support/page-languages.ts';
import { touchEveryPart } from '../support/page-parts.ts';
import { PUBLIC_PATHS, UNLISTED_PATHS } from '../support/public-paths.ts';
import {
  SITE_URL,
  startSiteInLanguages,
  type SiteInLanguages,
} from '../support/site-in-languages.ts';
import { expect, test } from '../support/site-test.ts';
import { textsSaid } from '../support/texts-said.ts';

const LANGUAGES = [
  { base: '', lang: 'en', dir: 'ltr' },
  { base: '/de', lang: 'de', dir: 'ltr' },
  { base: '/ar', lang: 'ar', dir: 'rtl' },
  // Without a word of the owner's.
  { base: '/fr', lang: 'fr', dir: 'ltr' },
] as const;

// One worker: every other would start a site of its own.
test.describe.configure({ mode: 'default' });

let started: SiteInLanguages;
test.beforeAll(async () => {
  started = await startSiteInLanguages();
});
test.afterAll(() => started?.stop());

const at = (path: string) => started.site.url + path;
const inLanguage = (base: string, path: string) => (path === '/' && base ? base : base + path);
/** Wherever the site listens, its pages name it by its own address. */
const pathOf = (address: string) => address.replace(SITE_URL, '') || '/';

/** A page as a program that wants no language reads it. */
async function read(path: string) {
  const answer = await fetch(at(path));
  const url = new URL(answer.url);
  const page = readPageLanguages(await answer.text());
  return { ...page, status: answer.status, path: url.pathname + url.search };
}

for (const { base, lang, dir } of LANGUAGES) {
  test(`every page is there in ${lang}, and says so`, async () => {
    // A busy machine may have it wait for all entries longer than an answer does; it says so then.
    let sitemap = '';
    await expect
      .poll(async () => {
        const answer = await fetch(at(inLanguage(base, '/sitemap.xml')));
        sitemap = await answer.text();
        return answer.status;
      })
      .toBe(200);
    for (const path of [...PUBLIC_PATHS, ...UNLISTED_PATHS]) {
      const page = await read(inLanguage(base, path));
      expect.soft(page, path).toMatchObject({ status: 200, lang, dir });
      expect.soft(`${page.path}/`, path).toMatch(new RegExp(`^${base}[/?]`, 'u'));
      const isListed = (PUBLIC_PATHS as readonly string[]).includes(path);
      const isOwn = sitemap.includes(`<loc>${SITE_URL}${page.path}</loc>`);
      // A page without a word of the language is that of the default.
      const canonical = isOwn ? page.path : path;
      expect.soft(page.canonical && pathOf(page.canonical), path).toBe(isListed ? canonical : null);
      if (!isOwn) expect.soft(page.alternates, path).toEqual({});
    }
  });
}

test('only languages that have pages are named', async () => {
  const robots = await (await fetch(at('/robots.txt'))).text();
  expect([...robots.matchAll(/^Sitemap: (.*)$/gmu)].map(([, address = '']) => address)).toEqual(
    ['', '/de', '/ar'].map((base) => `${SITE_URL}${base}/sitemap.xml`),
  );
});

test('everything that a page leads to stays in its language', async () => {
  const paths = [...PUBLIC_PATHS, ...UNLISTED_PATHS, '/machines/duo?units=imperial', '/no-such'];
  const file = /^\/(?:assets|content-assets|fonts|icons|pictures|preview)\//u;
  for (const path of [...paths, '/project?machine=duo:2&tool=fit:machine%3Dduo']) {
    const html = await (await fetch(at(inLanguage('/de', path)))).text();
    const left = [
      ...html.matchAll(/<(?!link)(\w+)[^>]* (?:href|action|formaction)="(\/[^"]*)"[^>]*>/gu),
    ]
      .filter(([tag]) => !/ hreflang=/iu.test(tag))
      .map(([, , address = '']) => address)
      .filter((address) => !/^\/de(?:[/?#]|$)/u.test(address) && !file.test(address));
    expect.soft(left, path).toEqual([]);
  }
  // What is shared is in the language of who shares it.
  const list = await (await fetch(at('/de/project?machine=duo:2'))).text();
  expect(list).toContain(`value="${SITE_URL}/de/project?machine=duo:2"`);
  const moved = await fetch(at('/de/project?row=duo&quantity=3&was=2'), { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe('/de/project?machine=duo:3');
});

test('every translation that a page announces is there, is whole and announces the same', async () => {
  const seen = new Map<string, Readonly<Record<string, string>>>();
  const waiting = PUBLIC_PATHS.flatMap((path) =>
    LANGUAGES.map(({ base }) => inLanguage(base, path)),
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const page = await read(path);
    seen.set(path, page.alternates);
    const announced = Object.values(page.alternates);
    if (announced.length === 0) continue;
    expect.soft(page.status, path).toBe(200);
    expect.soft(announced.map(pathOf), path).toContain(page.path);
    expect.soft(page.alternates, path).toHaveProperty('x-default', page.alternates['en-US']);
    waiting.push(...announced.map(pathOf));
  }
  for (const [path, alternates] of seen)
    for (const address of Object.values(alternates))
      expect.soft(seen.get(pathOf(address)), `${path} names ${address}`).toEqual(alternates);
  expect(seen.get('/contact')).toEqual({
    'en-US': `${SITE_URL}/contact`,
    'x-default': `${SITE_URL}/contact`,
    de: `${SITE_URL}/de/contact`,
    ar: `${SITE_URL}/ar/contact`,
  });
  // Seen failing: the English text stood there as the Arabic translation.
  for (const path of ['/ar/privacy', '/ar/terms', '/de/blog/routes-by-need'])
    expect(seen.get(path), path).toEqual({});
  // Whole in itself, with cards that are not.
  expect(Object.keys(seen.get('/de/products/lebensmittel') ?? {})).toContain('de');
});

// Seen failing with the one index of the default language: nothing found.
test('a search answers in the language of its page, and marks what is not in it', async ({
  page,
}) => {
  const results = page.getByRole('main').getByRole('listitem');
  await page.goto(at('/de/search?q=Kontakt'));
  await expect(results.first().getByRole('link')).toHaveText('Kontakt');
  await page.goto(at(`/ar/search?q=${encodeURIComponent('التواصل')}`));
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/ar/contact');
  await page.goto(at(`/de/search?q=${encodeURIComponent('39,4 Zoll')}`));
  await expect(results.first().getByRole('link')).toHaveText('Coolfront');
  await page.goto(at('/de/search?q=planogram'));
  const english = results.filter({ hasText: 'Sprache: Englisch' }).first();
  await expect(english.locator('[lang="en-US"]').first()).toContainText('Your first planogram');
  await page.goto(at('/search?q=coolfront'));
  await expect(page.getByRole('main').locator('li [lang]')).toHaveCount(0);
});

// Seen failing: in other letters a language was none.
test('what is written otherwise leads to the address of the page in its language', async () => {
  const moves = [
    ['/de/products/grocery?x=1', '/de/products/lebensmittel?x=1'],
    ['/products/lebensmittel', '/products/grocery'],
    ['/ar/products/lebensmittel', '/ar/products/grocery'],
    ['/DE/products/lebensmittel', '/de/products/lebensmittel'],
    ['/De/Machines?kind=locker', '/de/machines?kind=locker'],
    ['/de/Contact', '/de/contact'],
    ['/de/goals', '/de/business-goals'],
    ['/AR', '/ar'],
  ] as const;
  for (const [path, place] of moves) {
    const answer = await fetch(at(path), { redirect: 'manual' });
    expect.soft([answer.status, answer.headers.get('location')], path).toEqual([308, place]);
  }
});

test('nobody is led to a language by what their browser says', async () => {
  const headers = { 'Accept-Language': 'de-DE,de;q=0.9' };
  for (const path of ['/', '/ar']) {
    const answer = await fetch(at(path), { headers, redirect: 'manual' });
    expect(answer.status).toBe(200);
    const { lang } = readPageLanguages(await answer.text());
    expect(lang).toBe(path === '/' ? 'en' : 'ar');
  }
});

// Seen failing: with a letter of it encoded, the sign-in form stood there, past what guards the owner's area.
test("the owner's area is not to be had under a language", async () => {
  const paths = ['', '/sign-in', '/sign-up', '/inquiries'].flatMap((rest) =>
    ['/de/admin', '/de/%61dmin', '/de/adm%69n', '/de//admin', '/ar/admin'].map(
      (area) => area + rest,
    ),
  );
  const post = {
    method: 'POST',
    headers: { Origin: SITE_URL },
    body: new URLSearchParams({ email: 'owner@example.com', password: 'a long password' }),
  };
  for (const path of paths) {
    for (const asked of [{}, post]) {
      const answer = await fetch(at(path), { ...asked, redirect: 'manual' });
      const what = `${'method' in asked ? 'POST' : 'GET'} ${path}`;
      expect.soft([404, 405], what).toContain(answer.status);
      expect.soft(answer.headers.get('set-cookie'), what).toBeNull();
      expect.soft(await answer.text(), what).not.toMatch(/type="password"|Sign in/u);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu leads to the same page with its query, and back', async ({ page }) => {
    await page.goto(at('/machines?kind=locker'));
    await page.getByRole('navigation', { name: 'Language' }).getByText('Deutsch').click();
    await expect(page).toHaveURL(at('/de/machines?kind=locker'));
    const menu = page.getByRole('navigation', { name: germanOffer.menu });
    await expect(menu.getByRole('link')).toHaveText(['English', 'Deutsch', 'العربية', 'Français']);
    await expect(menu.getByText('Deutsch')).toHaveAttribute('aria-current', 'true');
    await menu.getByText('English').click();
    await expect(page).toHaveURL(at('/machines?kind=locker'));
    await page.goto(at('/products/grocery'));
    const german = page.getByRole('navigation', { name: 'Language' }).getByText('Deutsch');
    await expect(german).toHaveAttribute('href', '/de/products/lebensmittel');
  });

  test('a German form answers in German, with its errors and when it is sent', async ({ page }) => {
    await page.goto(at('/de/machines'));
    const form = page.locator('form[action="/de/inquiry"]');
    const { labels, send, summary, sent } = germanInquiry;
    await form.getByLabel(labels.name).fill('Ada Vendor');
    // The browser's own check lets this address through; the server's does not.
    await form.getByLabel(labels.email).fill('ada@localhost');
    await form.getByLabel(labels.message).fill('Zwei Schließfachanlagen, bitte.');
    await form.getByRole('button', { name: send }).click();
    await expect(page.getByRole('group', { name: summary })).toBeVisible();
    await expect(page).toHaveURL(at('/de/inquiry'));
    const { emailFormat } = germanInquiry;
    await expect(page.getByLabel(labels.email)).toHaveAccessibleDescription(emailFormat);
    await page.getByLabel(labels.email).fill('ada@example.com');
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
    await expect(page).toHaveURL(at('/de/inquiry?sent'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('for a German visitor', () => {
  test.use({ locale: 'de-DE' });

  const offer = (page: Page) => page.getByText(germanOffer.offer);

  test('an English page offers its German one, until a no', async ({ page }) => {
    await page.goto(at('/machines?kind=locker'));
    await expect(offer(page)).toBeVisible();
    await expect(page).toHaveURL(at('/machines?kind=locker'));
    const open = page.getByRole('link', { name: germanOffer.open });
    await expect(open).toHaveAttribute('href', at('/de/machines?kind=locker'));
    expect(await axeViolations(page, { within: 'aside[lang=de]' })).toEqual([]);
    await page.getByRole('button', { name: germanOffer.stay }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.goto(at('/about'));
    await expectNoOffer(page);
  });

  test('a German page offers nothing', async ({ page }) => {
    await page.goto(at('/de/about'));
    await expectNoOffer(page);
  });

  /** The manifest is named by the same task that would make the offer. */
  async function expectNoOffer(page: Page): Promise<void> {
    await expect(page.locator('link[rel=manifest]')).toBeAttached();
    await expect(page.locator('aside[dir=auto]')).toHaveCount(0);
  }
});

for (const path of ['/de', '/de/contact', '/ar', '/ar/contact']) {
  test(`${path} has no axe violation`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(at(path));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await standsStill(page);
      const found = await axeViolations(page, { colorsOnly: colorScheme === 'dark' });
      expect.soft(found, colorScheme).toEqual([]);
    }
  });
}

test('the parts of a German page are hydrated in German', { tag: '@gate' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/de'));
  await touchEveryPart(page);
  await page.getByRole('button', { name: germanQuotes.next }).click();
  const [second = ''] = fill(germanQuotes.shown, { number: 2, count: '…', author: '' }).split('…');
  await expect(page.getByText(second)).toBeAttached();
});

// What a request answers is read by tests/requests/languages.long.test.ts; this is what the parts make of it.
test('the parts of a page have no word of another catalogue', async ({ page }) => {
  const foundOn = async (path: string, language: CatalogueLanguage) => {
    await page.goto(at(path));
    await touchEveryPart(page);
    const said = textsSaid(await page.content()).filter(({ lang }) => lang.startsWith(language));
    return said.flatMap(({ text }) => foreignWords(language)(text) ?? []);
  };
  for (const path of ['/de/contact', '/de/about'])
    expect.soft(await foundOn(path, 'de'), path).toEqual([]);
  for (const path of ['/ar/contact', '/ar'])
    expect.soft(await foundOn(path, 'ar'), path).toEqual([]);
});

test('a site whose settings name no languages has one', async ({ request }) => {
  expect((await request.get('/de')).status()).toBe(404);
  for (const path of ['/', '/contact', '/products/grocery']) {
    const html = await (await request.get(path)).text();
    expect.soft(readPageLanguages(html), path).toMatchObject({ lang: 'en', alternates: {} });
    expect.soft(html, path).not.toMatch(/hreflang/iu);
  }
});

// Last: nothing after it would have its content.
test('with the content service hanging, each language answers, before and after a start', async () => {
  // The last of them is rendered anew each time.
  const paths = ['/', '/machines?kind=locker&place=indoor'];
  const expectPages = async (when: string) => {
    for (const { base, lang, dir } of LANGUAGES) {
      for (const path of paths) {
        const page = await read(inLanguage(base, path));
        expect.soft(page, `${base}${path} ${when}`).toMatchObject({ status: 200, lang, dir });
      }
    }
  };
  await expectPages('live');
  started.emulator.setScenario('hanging');
  await expectPages('hanging');
  await started.restart();
  await expectPages('started again');
});

// Seen failing with `match-parent` alone, which Chromium does not know.
test('a line that runs the other way begins at the edge of an Arabic page', async ({ page }) => {
  const apart: string[] = [];
  let lines = 0;
  for (const path of ['/ar', '/ar/contact', '/ar/blog/routes-by-need']) {
    await page.goto(at(path));
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[dir=rtl] [dir=ltr]')].flatMap((element) => {
        const { display, textAlign, paddingInlineEnd } = getComputedStyle(element);
        if (display === 'inline' || textAlign === 'center' || !element.checkVisibility()) return [];
        const range = document.createRange();
        range.selectNodeContents(element);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (rects.length === 0) return [];
        const edge = element.getBoundingClientRect().right - parseFloat(paddingInlineEnd);
        const gap = edge - Math.max(...rects.map(({ right }) => right));
        return [{ text: element.innerText.slice(0, 40), gap }];
      }),
    );
    lines += found.length;
    for (const { text, gap } of found) if (gap > 2) apart.push(`${path} ${text}: ${gap}`);
  }
  expect(lines).toBeGreaterThan(3);
  expect(apart).toEqual([]);
});
