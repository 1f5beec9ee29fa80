import { useEffect, useRef, useState } from 'react';
import { crossSlides, type SlideEffect } from './cross-slides.ts';

/**
 * A row of slides of which one is seen at a time. The row is a native scroller with snap points, so
 * swiping and scrolling work before and without React; this only knows where it stands and can move it.
 * Each child of the row is a slide, and each slide has one child that fills it and may be animated.
 */
export function useSlideRow(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setCurrent(shownIn(element));
    follow();
    setStarted(true);
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);

  /** Shows a slide; one past either end wraps around. */
  function show(index: number, effect: SlideEffect = 'slide'): void {
    const element = row.current;
    const next = ((index % count) + count) % count;
    if (!element || next === current) return;
    const leaving = element.children[current]?.firstElementChild;
    const entering = element.children[next]?.firstElementChild;
    element.scrollTo({ left: next * element.clientWidth, behavior: 'instant' });
    setCurrent(next);
    if (leaving && entering) {
      crossSlides(leaving, entering, {
        effect,
        places: next - current,
        way: index > current ? 1 : -1,
      });
    }
  }

  return {
    row,
    current,
    /** False on the server and until React runs here: nothing may be taken from view before. */
    started,
    show,
  };
}

function shownIn(row: HTMLElement): number {
  const index = Math.round(row.scrollLeft / row.clientWidth) || 0;
  return Math.min(Math.max(index, 0), Math.max(row.children.length - 1, 0));
}
