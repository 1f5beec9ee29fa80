import type { Page } from '@playwright/test';

/**
 * What can be pressed on a page, where a finger finds less of it than 44 × 44 CSS pixels (WCAG 2.5.5): name and size. A
 * point is what the browser finds there, so that an area that another one covers is none. Links within a sentence are
 * as high as their line.
 * @param within a selector of what lies open over the page, or is about to, where that alone is to be looked at
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluate((place) => {
    const TARGETS = 'a[href], button, summary, input, select, textarea';
    const LEAST_PX = 44;
    const found: string[] = [];
    for (const target of place.querySelectorAll(TARGETS)) {
      const face = faceOf(target);
      if (!face || isWithinSentence(target)) continue;
      face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = face.getClientRects()[0]!;
      const size = areaAround(target, left + width / 2, top + height / 2);
      // Places are fractions of pixels, points are whole ones.
      if (Math.min(...size) < LEAST_PX - 1) found.push(`${nameOf(target)}: ${size.join(' × ')}`);
    }
    return found;

    /** What of a target is seen: its label, where it is drawn by that alone; null where nothing is. */
    function faceOf(target: Element): Element | null {
      const shown = [target, ...((target as HTMLInputElement).labels ?? [])].find((element) => {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        return width > 1 && height > 1 && right > 0 && bottom + scrollY > 0;
      });
      const isShown = shown?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isShown && !target.closest('[aria-hidden=true], [inert]') ? shown! : null;
    }

    function isWithinSentence(target: Element): boolean {
      if (getComputedStyle(target).display !== 'inline') return false;
      let block = target.parentElement!;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      const sentence = block.cloneNode(true) as Element;
      for (const other of sentence.querySelectorAll('a, button')) other.remove();
      return /\p{L}{2}/u.test(sentence.textContent ?? '');
    }

    /** Width and height of the target around a point, as far as one has to know. */
    function areaAround(target: Element, x: number, y: number): [number, number] {
      const reach = (stepX: number, stepY: number) => {
        let px = 0;
        while (px < LEAST_PX && targetAt(x + px * stepX, y + px * stepY) === target) px += 1;
        return px;
      };
      return [
        Math.max(0, reach(1, 0) + reach(-1, 0) - 1),
        Math.max(0, reach(0, 1) + reach(0, -1) - 1),
      ];
    }

    function targetAt(x: number, y: number): Element | null {
      const hit = document.elementFromPoint(x, y);
      return hit?.closest(TARGETS) ?? hit?.closest('label')?.control ?? null;
    }

    function nameOf(target: Element): string {
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
      const { tagName, outerHTML } = target;
      return `${tagName.toLowerCase()} "${(name || outerHTML).slice(0, 60)}"`;
    }
  });
}
