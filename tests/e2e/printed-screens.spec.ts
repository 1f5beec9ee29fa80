import type { Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SCREENS } from '#admin/screens.ts';
import { expect, OWNER, signIn, test } from '../support/owner-test.ts';
import { postInquiry } from '../support/post-inquiry.ts';

/** The text of a PDF without spaces, which are drawn as places. */
async function textOfPdf(bytes: Buffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await loading.promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  await loading.destroy();
  return text.replace(/\s/gu, '');
}

/** What stands on a screen to be read: its heading, its titles, and the cells of its tables and lists. */
const readable = (page: Page) =>
  page.locator('main :is(h1, h2, th, td, dt, dd)').evaluateAll((elements) =>
    (elements as HTMLElement[])
      .filter((element) => element.checkVisibility() && !element.querySelector('button, form'))
      .map((element) => element.innerText.replace(/\s/gu, ''))
      .filter((text) => text !== ''),
  );

/** The texts that are too pale for paper, which has no dark ground. */
const paleTexts = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
          ),
      )
      .flatMap((element) => {
        const channels = getComputedStyle(element)
          .color.match(/[\d.]+/gu)!
          .map(Number);
        return Math.max(...channels.slice(0, 3)) > 0x66 ? [element.textContent] : [];
      }),
  );

test('every screen prints what it shows, in black, without navigation', async ({ page, site }) => {
  await postInquiry(site.url, { name: 'Paper Ada', email: 'ada@example.com', message: 'Hello' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const printed = async (path: string) => {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await readable(page);
    const onPaper = await textOfPdf(await page.pdf());
    expect(
      shown.filter((text) => !onPaper.includes(text)),
      path,
    ).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await paleTexts(page), path).toEqual([]);
    await expect(page.getByRole('navigation'), path).toHaveCount(0);
    await page.emulateMedia({ media: null });
    return onPaper;
  };
  expect(await printed('/admin/sign-in')).toContain('Emailaddress');
  await signIn(page, site, '/admin/destinations/new?kind=webhook');
  await page
    .getByRole('textbox', { name: 'Address', exact: true })
    .fill('https://hooks.example.com/paper');
  await page.getByLabel('Your password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Save and check' }).click();
  await page.getByRole('link', { name: 'To the destination' }).click();
  await page.waitForURL(/destinations\/(?!new)/u);
  const paths: Record<string, string> = {
    '/admin/inquiries/:number': '/admin/inquiries/1',
    '/admin/destinations/:id': new URL(page.url()).pathname,
  };
  for (const { path: pattern } of SCREENS.filter(({ path }) => !path.endsWith('/export')))
    await printed(paths[pattern] ?? pattern);
  expect(await printed('/admin/inquiries')).toContain('PaperAda');
  expect(await printed('/admin/audit')).toContain('Signedin');
});

// Seen failing without the sheet for paper, and without its rule for slides that are on their way.
test('a public page prints its name, where and when, and every card whole', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    '/',
    '/products',
    '/machines',
    '/machines/compare?machine=frost&machine=duo',
  ]) {
    await page.goto(site.url + path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const cards = await page.locator('main li:not(.print\\:hidden) h3').allInnerTexts();
    await page.mouse.wheel(0, 1);
    const onPaper = await textOfPdf(await page.pdf());
    for (const text of [title, ...cards, 'Vending Solutions', new URL(page.url()).pathname])
      expect.soft(onPaper, path).toContain(text.replace(/\s/gu, ''));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 900 });
    // A slide on its way, as the carousel moves it.
    await page
      .locator('main .scroll-row > div')
      .evaluateAll((slides) =>
        slides.map((slide) =>
          slide.animate(
            { transform: 'translateX(70%)', opacity: 0 },
            { duration: 1e6, fill: 'both' },
          ),
        ),
      );
    expect.soft(await paleTexts(page), path).toEqual([]);
    const cut = page.locator('main :is(li, tr, img)').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map(({ textContent }) => textContent),
    );
    expect.soft(await cut, path).toEqual([]);
    for (const part of await page.locator('[data-reveal], main .scroll-row > div').all())
      await expect.soft(part, path).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: null });
  }
});
