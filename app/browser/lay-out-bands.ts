import { whenIdle } from './fetch-ahead.ts';

/**
 * Inline, before the styles: a page that is opened at a place further down (an anchor, a reload, a step back in the
 * history) is laid out whole, so that the browser finds the place (decision 096).
 */
export const WHOLE_PAGE =
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole=""';

/** Areas that base.css leaves out of the first layout where they are far below the view; none once its rule is off. */
const BANDS = 'html:not([data-whole], [data-react]) [data-ground]';

/** Lays the bands out one after the other, each when the browser has nothing else to do. */
export function layOutBands(): void {
  const left = [...document.querySelectorAll<HTMLElement>(BANDS)];
  const next = () => {
    const band = left.shift();
    if (!band) return;
    band.style.contentVisibility = 'visible';
    // Its layout comes with the next frame; what is idle after that may take the next band.
    requestAnimationFrame(() => whenIdle(next));
  };
  whenIdle(next);
}
