import { startTransition, useEffect, useState } from 'react';
import { readingWay } from '#dom/reading-way.ts';
import { animateSlideChange, type SlideEffect } from './animate-slide-change.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

type SlideRow = {
  /** Ids of the part in which arrow keys turn the row, and of the row. */
  partId: string;
  rowId: string;
  count: number;
  effectOf?: (index: number) => SlideEffect | undefined;
  /** Said of a slide that the visitor has chosen, once it shows. */
  textOf: (index: number) => string;
};

/**
 * A row of slides of which one is seen at a time. The row is a native scroller with snap points, so
 * swiping and scrolling work before and without React; this only knows where it stands, can move it, and
 * keeps slides that are not seen out of reach. Each child of the row is a slide, and each slide has one
 * child that fills it and may be animated.
 * Showing a slide moves the row at once; what is drawn of it, `current`, follows the row.
 */
export function useSlideRow({ partId, rowId, count, effectOf, textOf }: SlideRow) {
  const [current, setCurrent] = useState(0);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const row = rowOf(rowId);
    const follow = () => setCurrent(shownIn(row));
    follow();
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [rowId]);

  useEffect(() => {
    // Only from here on: without a script nothing may be out of reach.
    for (const [index, slide] of [...rowOf(rowId).children].entries())
      (slide as HTMLElement).inert = index !== current;
  }, [rowId, current]);

  const wrapped = (index: number) => (index + count) % count;

  /** Shows a slide; one past either end wraps around. */
  function show(index: number): void {
    const row = rowOf(rowId);
    const last = shownIn(row);
    const next = wrapped(index);
    if (next === last) return;
    const inner = (at: number) => row.children[at]!.firstElementChild!;
    const way = readingWay(row);
    row.scrollTo({ left: way * next * row.clientWidth, behavior: 'instant' });
    animateSlideChange(inner(last), inner(next), {
      effect: effectOf?.(next) ?? 'slide',
      places: way * (next - last),
      way: index > last ? way : -way,
    });
  }

  /** The same by the visitor. */
  function choose(index: number): void {
    show(index);
    startTransition(() => setSaid(textOf(wrapped(index))));
  }

  /** Turns to a neighbor of the slide that is seen now, which `current` may not know yet. */
  const step = (way: number) => choose(shownIn(rowOf(rowId)) + way);
  useArrowKeys(partId, step);

  return { current, said, show, choose, step };
}

const rowOf = (id: string) => document.getElementById(id)!;

function shownIn(row: HTMLElement): number {
  // From where lines begin; negative to the left of it.
  const index = Math.round((readingWay(row) * row.scrollLeft) / row.clientWidth) || 0;
  return Math.min(Math.max(index, 0), row.children.length - 1);
}
