import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

/** A moment into the last caption of every sample video, s. */
const NEAR_END_S = 9;

/** The playing video: where it is, how far it can be sought in, and the caption that is shown. */
function state(page: Page) {
  return page.locator('#video video').evaluate((video: HTMLVideoElement) => {
    const track = video.textTracks[0];
    const cue = track?.activeCues?.[0] as VTTCue | undefined;
    return {
      time: video.currentTime,
      seekable: video.seekable.length > 0 ? video.seekable.end(0) : 0,
      wide: video.videoWidth > video.videoHeight,
      isShown: track?.mode === 'showing',
      cues: track?.cues?.length ?? 0,
      caption: cue?.text ?? '',
      failed: video.error?.message ?? null,
    };
  });
}

for (const { path, heading, wide, caption } of [
  {
    path: '/products/grocery',
    heading: 'From plan to shelf',
    wide: true,
    caption: /^Publish, and the machines/u,
  },
  {
    path: '/business-goals/fleet-management',
    heading: 'See it in action',
    wide: true,
    caption: /^One press sends it/u,
  },
  {
    path: '/products/parcel-pickup',
    heading: 'A parcel changes hands',
    wide: false,
    caption: /^The right code opens/u,
  },
]) {
  test(`${path} shows a video that plays, can be sought in and has captions`, async ({ page }) => {
    const parts: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.mp4') && answer.status() === 206)
        parts.push(answer.headers()['content-range']!);
    });
    await page.goto(path);
    const band = page.locator('#video');
    await expect(band.getByRole('heading', { name: heading })).toBeVisible();
    const start = band.getByRole('link', { name: /^Play video: / });
    await start.scrollIntoViewIfNeeded();
    await expect(band.locator('img')).toHaveJSProperty('complete', true);
    // A press before the part has its code follows the link, as it does without script.
    await start.hover();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#video a')!).some((key) => key.startsWith('__react')),
    );
    await start.click();
    await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0.3);
    const playing = await state(page);
    expect(playing).toMatchObject({ wide, isShown: true, cues: 3, failed: null });
    expect(playing.seekable).toBeGreaterThan(NEAR_END_S);
    await band.locator('video').evaluate(async (video: HTMLVideoElement, to) => {
      const sought = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
      video.pause();
      video.currentTime = to;
      await sought;
    }, NEAR_END_S);
    await expect.poll(async () => (await state(page)).caption).toMatch(caption);
    expect((await state(page)).time).toBeCloseTo(NEAR_END_S, 1);
    expect(parts.length).toBeGreaterThan(0);
    const box = (await band.locator('video').boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(wide ? 16 / 9 : 9 / 16, 1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture leads to the video, which plays by itself', async ({ page }) => {
    await page.goto('/products/grocery');
    await page.getByRole('link', { name: 'Play video: From plan to shelf' }).click();
    await expect(page).toHaveURL(/\/content-assets\/videos\.ctfassets\.net\/.*\.mp4$/u);
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(2);
  });
});
