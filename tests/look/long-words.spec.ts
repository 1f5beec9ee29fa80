import { startEmulator, type Emulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from '../support/built-site.ts';
import { emulatorSettings } from '../support/emulator-settings.ts';
import { LONG_WORD, spaceOfLongWords } from '../support/long-words.ts';
import { PUBLIC_PATHS, UNLISTED_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';
import { textsWithoutRoom } from '../support/text-room.ts';

// An owner may write a word of any length into any field: it is broken where it has no room, and nothing becomes wider.
test.describe('A page of long words has room for them', () => {
  let emulator: Emulator;
  let site: BuiltSite;
  test.beforeAll(async () => {
    emulator = await startEmulator({ space: spaceOfLongWords(), port: 0, previewPort: 0 });
    site = await startBuiltSite(emulatorSettings(emulator));
  });
  test.afterAll(async () => {
    await site?.stop();
    await emulator?.close();
  });

  // Seen failing with `overflow-wrap: break-word`: every page at 320 pixels.
  for (const width of [320, 390, 768, 1440])
    test(`in a window of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const crowded: [path: string, texts: string[]][] = [];
      for (const path of [...PUBLIC_PATHS, ...UNLISTED_PATHS]) {
        await page.goto(site.url + path);
        const texts = await textsWithoutRoom(page);
        if (texts.length > 0) crowded.push([path, texts.slice(0, 8)]);
      }
      expect(crowded).toEqual([]);
      await page.goto(site.url);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(LONG_WORD);
    });
});
