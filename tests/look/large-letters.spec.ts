import { chromium } from '@playwright/test';
import { HEADLESS_SHELL, VISITOR_ARGS } from '../support/browser-args.ts';
import { scriptsHaveAdded } from '../support/page-parts.ts';
import { PUBLIC_PATHS, UNLISTED_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';
import { brokenWords, smallHeadings, textsWithoutRoom } from '../support/text-room.ts';

const PHONE = 390;
const WIDTHS = [320, PHONE, 768, 1024, 1280, 1440, 1920];

/** Sixteen is what browsers begin with; readers set it to what they can read. */
const FONT_SIZES = [16, 20, 24, 32, 40];

/** At twice the letters a phone shows nine to twelve of them in a line: longer words are broken there. */
const mayBreak = (fontSize: number, width: number) => fontSize > 20 && width <= PHONE;

// Seen failing with headings that ended with the window's width: 27 px over a text of 42 at letters of 40. And with breakpoints in pixels: the name in the header stands one letter a line from 20 px on.
for (const fontSize of FONT_SIZES)
  test(`letters of ${fontSize} pixels, as the browser is set, have room on every page`, async ({
    baseURL,
  }) => {
    const browser = await chromium.launch({
      executablePath: HEADLESS_SHELL,
      args: [
        ...VISITOR_ARGS,
        '--font-render-hinting=none',
        `--blink-settings=defaultFontSize=${fontSize}`,
      ],
    });
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      const wrong: [path: string, width: number, texts: string[]][] = [];
      for (const path of [...PUBLIC_PATHS, ...UNLISTED_PATHS]) {
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
