import { chromium, type Browser } from '@playwright/test';
import { HEADLESS_SHELL, VISITOR_ARGS } from '../support/browser-args.ts';
import { scriptsHaveAdded } from '../support/page-parts.ts';
import { PUBLIC_PATHS, UNLISTED_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';
import { brokenWords, smallHeadings, textsWithoutRoom } from '../support/text-room.ts';

const PHONE = 390;
const WIDTHS = [320, PHONE, 768, 1024, 1280, 1440, 1920];

/** Sixteen is what browsers begin with; readers set it to what they can read. */
const FONT_SIZES = [16, 20, 24, 32, 40];

/** A window of fewer letters' heights than this holds some twelve letters in a line: longer words are broken there. */
const NARROW = 14;
const mayBreak = (fontSize: number, width: number) => width / fontSize < NARROW;

/** A reader's browser. */
function setToLettersOf(fontSize: number): Promise<Browser> {
  return chromium.launch({
    executablePath: HEADLESS_SHELL,
    args: [
      ...VISITOR_ARGS,
      '--font-render-hinting=none',
      `--blink-settings=defaultFontSize=${fontSize}`,
    ],
  });
}

// Seen failing with headings that ended with the window's width: 27 px over a text of 42 at letters of 40. And with breakpoints in pixels: the name in the header stands one letter a line from 20 px on.
for (const fontSize of FONT_SIZES)
  test(`letters of ${fontSize} pixels, as the browser is set, have room on every page`, async ({
    baseURL,
  }) => {
    const browser = await setToLettersOf(fontSize);
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      const wrong: [path: string, width: number, texts: string[]][] = [];
      for (const path of [...PUBLIC_PATHS, ...UNLISTED_PATHS, '/not-found']) {
        await page.goto(baseURL! + path);
        await scriptsHaveAdded(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const broken = mayBreak(fontSize, width) ? [] : await brokenWords(page);
          const texts = [
            ...(await textsWithoutRoom(page)),
            ...broken,
            ...(await smallHeadings(page)),
          ];
          if (texts.length > 0) wrong.push([path, width, texts.slice(0, 6)]);
        }
      }
      expect(wrong).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${fontSize}px`,
      );
    } finally {
      await browser.close();
    }
  });

test('a row of slides says its place in figures where letters leave its dots no room', async ({
  baseURL,
}) => {
  const browser = await setToLettersOf(32);
  try {
    const page = await browser.newPage({ viewport: { width: PHONE, height: 844 } });
    await page.goto(baseURL!);
    for (const band of [
      page.getByRole('region', { name: 'Highlights' }),
      page.getByRole('region', { name: 'Trusted by Industry Leaders' }),
    ]) {
      const place = band.getByText(/^\d of \d$/u);
      await expect(place).toHaveText('1 of 3');
      await expect(band.getByRole('button', { name: /^Go to / })).toHaveCount(0);
      await band.getByRole('button', { name: /^Next / }).click();
      await expect(place).toHaveText('2 of 3');
    }
  } finally {
    await browser.close();
  }
});
