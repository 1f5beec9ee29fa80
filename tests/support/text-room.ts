import type { Page } from '@playwright/test';

/**
 * Texts, fields and buttons of a page that are wider than their place: past the window, past the box that they stand on,
 * or cut by what hides overflow. What scrolls has room.
 */
export function textsWithoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const { text, parent, rects } of textsOf(document.body)) {
      const right = Math.max(...rects.map((rect) => rect.right));
      const left = Math.min(...rects.map((rect) => rect.left));
      const place = placeOf(parent);
      if (place && (right > place.right + 1 || left < place.left - 1))
        found.push(`${text.trim().slice(0, 60)}: ${left}–${right} in ${place.left}–${place.right}`);
    }
    for (const element of document.querySelectorAll(
      'input:not([type=hidden]), button, select, textarea',
    )) {
      const { left, right } = element.getBoundingClientRect();
      // A field that only programs see is as wide as a pixel.
      if (
        right - left < 2 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const place = placeOf(element.parentElement!);
      if (place && (right > place.right + 1 || left < place.left - 1))
        found.push(`<${element.localName}>: ${left}–${right} in ${place.left}–${place.right}`);
    }
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the page: ${scrollWidth}`, ...found] : found;

    /** From where to where an element's text may stand; null where it scrolls, or shows to nobody. */
    function placeOf(element: Element): { left: number; right: number } | null {
      let place = { left: 0, right: innerWidth };
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position, display, backgroundColor, borderRightWidth } =
          getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        const { left, right } = at.getBoundingClientRect();
        const isBox = display !== 'inline' && display !== 'contents';
        const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderRightWidth !== '0px';
        if (overflowX !== 'visible' && right - left < 2) return null;
        if (isBox && (isPainted || overflowX !== 'visible'))
          place = { left: Math.max(left, place.left), right: Math.min(right, place.right) };
        if (position === 'fixed') break;
      }
      return place;
    }

    function* textsOf(root: Element) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (parent.closest('[aria-hidden=true]')) continue;
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(
          ({ width, height }) => width > 1 && height > 1,
        );
        if (rects.length > 0) yield { text: node.nodeValue!, parent, rects };
      }
    }
  });
}

/** Words of a page that stand in two lines, without a hyphen of their own to break at. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      // The field that only programs see is as wide as a pixel.
      if (!parent.checkVisibility() || parent.closest('[aria-hidden=true]')) continue;
      for (const { 0: word, index } of node.nodeValue!.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
}

/** Headings of a page that are set smaller than the paragraph that follows them. */
export function smallHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const next = heading.nextElementSibling;
      const isSmall =
        next?.tagName === 'P' && heading.checkVisibility() && sizeOf(heading) < sizeOf(next) - 0.5;
      return isSmall ? [`${heading.textContent}: ${sizeOf(heading)} over ${sizeOf(next)}`] : [];
    });
  });
}
