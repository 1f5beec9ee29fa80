import type { Page } from '@playwright/test';

export type PagePicture = {
  /** The address of the whole picture, without what asks for a size or format. */
  source: string;
  /** How many pixels the source is wide, and the file that the browser chose. */
  sourceWidth: number;
  fileWidth: number;
  /** How wide the whole picture is drawn, in CSS pixels, and the place that it fills. */
  drawnWidth: number;
  placeWidth: number;
  isDrawing: boolean;
};

/** Answers every picture with an empty one: which file a browser chooses shows in its address. */
export async function leaveOutPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route(
    (url) => /^\/(?:content-assets|pictures)\//u.test(url.pathname),
    (route) => route.fulfill({ contentType: 'image/svg+xml', body }),
  );
}

/** The content pictures of an open page, those of slides to come too; no logos, portraits and pictograms. */
export function picturesOf(page: Page): Promise<PagePicture[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
    for (const late of document.querySelectorAll('[data-later]'))
      late.removeAttribute('data-later');
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const sourceWidth = Number(image.getAttribute('width'));
      const ratio = sourceWidth / Number(image.getAttribute('height'));
      const isCover = getComputedStyle(image).objectFit === 'cover';
      const url = new URL(image.currentSrc);
      const asked = url.searchParams.get('w') ?? /-(\d+)\.\w+$/u.exec(url.pathname)?.[1];
      if (width < 100 || image.closest('#logos')) return [];
      return {
        source: url.pathname.replace(/(?<=^\/pictures\/.*)-\d+\.(?:webp|avif)$/u, ''),
        sourceWidth,
        fileWidth: Number(asked ?? sourceWidth),
        drawnWidth: isCover ? Math.max(width, height * ratio) : Math.min(width, height * ratio),
        placeWidth: image.closest('picture')!.parentElement!.getBoundingClientRect().width,
        isDrawing: url.pathname.endsWith('.svg'),
      };
    });
  });
}
