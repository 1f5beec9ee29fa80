import { useEffect, useState } from 'react';
import { readingWay } from '#dom/reading-way.ts';
import { animateSlideChange, type SlideEffect } from './animate-slide-change.ts';

/**
 * A row of slides of which one is seen at a time. The row is a native scroller with snap points, so
 * swiping and scrolling work before and without React; this only knows where it stands, can move it, and
 * keeps slides that are not seen out of reach. Each child of the row is a slide, and each slide has one
 * child that fills it and may be animated.
 * Showing a slide moves the row at once; what is drawn of it, `current`, follows the row.
 */
export function useSlideRow(rowId: string, count: number) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const row = document.getElementById(rowId);
    if (!row) return;
    const follow = () => setCurrent(shownIn(row));
    follow();
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [rowId]);

  useEffect(() => {
    // Only from here on: without a script nothing may be out of reach.
    for (const [index, slide] of slidesOf(rowId).entries()) slide.inert = index !== current;
  }, [rowId, current]);

  /** The slide that is seen now, which `current` may not know yet. */
  function seen(): number {
    const row = document.getElementById(rowId);
    return row ? shownIn(row) : current;
  }

  /** Shows a slide; one past either end wraps around. */
  function show(index: number, effect: SlideEffect = 'slide'): void {
    const row = document.getElementById(rowId);
    const last = seen();
    const next = ((index % count) + count) % count;
    if (!row || next === last) return;
    const leaving = row.children[last]?.firstElementChild;
    const entering = row.children[next]?.firstElementChild;
    const way = readingWay(row);
    row.scrollTo({ left: way * next * row.clientWidth, behavior: 'instant' });
    if (leaving && entering) {
      animateSlideChange(leaving, entering, {
        effect,
        places: way * (next - last),
        way: index > last ? way : -way,
      });
    }
  }

  return { current, seen, show };
}

function slidesOf(rowId: string): HTMLElement[] {
  return [...(document.getElementById(rowId)?.children ?? [])] as HTMLElement[];
}

function shownIn(row: HTMLElement): number {
  // From where lines begin; negative to the left of it.
  const index = Math.round((readingWay(row) * row.scrollLeft) / row.clientWidth) || 0;
  return Math.min(Math.max(index, 0), Math.max(row.children.length - 1, 0));
}
