import type { Page } from '@playwright/test';

/** Texts of the page's sections that a picture of the whole page would not show, though nobody has closed them. */
export function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The words of a slide that has just come fade in; what is hidden until it is scrolled to has no animation yet.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd)')]
      .filter((element) => {
        const text = element.innerText.trim();
        // Said to assistive technology, shown in dialogs and in answers, or standing beside the slide that is shown.
        const isElsewhere = element.closest('.sr-only, dialog, details, [popover], noscript');
        const { width, height } = element.getBoundingClientRect();
        return text !== '' && !isElsewhere && width > 0 && height > 0;
      })
      .filter((element) => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { opacity, visibility, contentVisibility } = getComputedStyle(at);
          if (Number(opacity) < 1 || visibility !== 'visible' || contentVisibility === 'hidden')
            return true;
          // Left out until it comes near the view.
          if (contentVisibility === 'auto') return true;
        }
        return false;
      })
      .map((element) => element.innerText.slice(0, 60));
  });
}
