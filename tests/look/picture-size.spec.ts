import { leaveOutPictures, picturesOf, type PagePicture } from '../support/page-pictures.ts';
import { PUBLIC_PATHS, UNLISTED_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

/** The least and the most pixels a file may have for each that is drawn, by width. */
const LEAST = 0.9;
const MOST = 2.5;
/** The narrowest files there are: of our own, and what the service is asked for. */
const NARROWEST_OF_OURS = 640;
const NARROWEST = 320;

for (const width of [390, 768, 1440])
  for (const density of [1, 2])
    test.describe(`In a window of ${width} pixels with ${density} points to the pixel`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

      // Seen failing with small views of 400 pixels alone, and with `sizes` of the box where a picture is wider than it.
      test('every picture has the pixels that are drawn', async ({ page }) => {
        await leaveOutPictures(page);
        const wrong: [path: string, file: string, fault: string][] = [];
        for (const path of [...PUBLIC_PATHS, ...UNLISTED_PATHS, '/machines/locker-10-cell']) {
          await page.goto(path);
          for (const picture of await picturesOf(page))
            for (const fault of faultsOf(picture, density))
              wrong.push([path, picture.source.split('/').at(-1)!, fault]);
        }
        expect(wrong).toEqual([]);
      });
    });

function faultsOf(picture: PagePicture, density: number): string[] {
  const { source, sourceWidth, fileWidth, drawnWidth, isDrawing } = picture;
  const narrowest = source.includes('/pictures/') ? NARROWEST_OF_OURS : NARROWEST;
  if (isDrawing) return [];
  const needed = drawnWidth * density;
  const measures = `${fileWidth} of ${sourceWidth} for ${Math.round(drawnWidth)} x ${density}`;
  if (drawnWidth > sourceWidth * 1.02) return [`enlarged: ${measures}`];
  if (fileWidth < needed * LEAST && fileWidth < sourceWidth) return [`too few: ${measures}`];
  if (fileWidth > needed * MOST && fileWidth > narrowest) return [`too many: ${measures}`];
  return [];
}
