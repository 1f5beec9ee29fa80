import { expect, test } from '../support/site-test.ts';

const WIDTHS = [320, 390, 480, 640, 768, 900, 1024, 1200, 1440, 1920];
/** The least height of letters that can be read, in pixels: Geist's capitals are seven tenths of its size. */
const LEAST_CAPITALS = 7;

// A page of its own, a drawing may not have the styles that it has as a picture.
test.use({ bypassCSP: true });

// Seen failing with a screen over the tile's corner, with words that do not wait for room, and with the arrow over them.
test('the screens of wide tiles lie over the bottom edge, with every word whole and free', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places: { width: number; src: string; place: { width: number; height: number } }[] = [];
  const strayed: [width: number, src: string][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const screens = page.locator('main img[src^="/pictures/tile-"]');
    await expect(screens).toHaveCount(2);
    const found = await screens.evaluateAll((images) =>
      images.map((image) => {
        const tile = image.closest('li')!.getBoundingClientRect();
        const { right, bottom, width, height } = image.getBoundingClientRect();
        const words = image.closest('li')!.querySelector('p')!.getBoundingClientRect();
        const arrow = image.closest('li')!.querySelector('span.rounded-full')!;
        const arrowTop = arrow.getBoundingClientRect().top || Infinity;
        const reaches =
          // The tile keeps its corner beside the screen.
          tile.right - right > 24 && Math.abs(tile.bottom - bottom) < 1 && words.bottom < arrowTop;
        return { src: image.getAttribute('src')!, reaches, place: { width, height } };
      }),
    );
    for (const { src, reaches, place } of found) {
      places.push({ width, src, place });
      if (!reaches) strayed.push([width, src]);
    }
  }
  expect(strayed).toEqual([]);

  const cut: [width: number, src: string, words: string[]][] = [];
  for (const { width, src, place } of places) {
    await page.setViewportSize({
      width: Math.floor(place.width),
      height: Math.floor(place.height),
    });
    await page.goto(baseURL! + src);
    // The words of a drawing are outlines, each with a matrix of its own.
    const words = await page.evaluate((least) => {
      const outlines = [...document.querySelectorAll('path[transform^=matrix]')];
      const boxes = outlines.map((outline) => outline.getBoundingClientRect());
      return boxes
        .filter(({ width }) => width > 0)
        .filter(
          (box) =>
            box.right > innerWidth || box.top < 0 || box.bottom > innerHeight || box.height < least,
        )
        .map(({ left, right, top, bottom }) => `${left}–${right}, ${top}–${bottom}`);
    }, LEAST_CAPITALS);
    if (words.length > 0) cut.push([width, src, words]);
  }
  expect(cut).toEqual([]);
});
