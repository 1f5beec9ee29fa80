import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sliderWords } from '#copy/slider-words.ts';
import { motionAllowed } from '#browser/motion-allowed.ts';
import { RoundButton } from './slides/round-button.tsx';

export type CardRowItem = { key: string; node: ReactNode };

/** Part 1 section 9: from this many items on the row is a carousel. */
const CAROUSEL_FROM = 4;

/**
 * Cards side by side: a grid below four items, from four on a row to scroll and swipe, of which 2, 3 or
 * 4 are seen by the window's width and on a phone one and the edge of the next. The row is a native
 * scroller, so that every card is reached without a script.
 */
export function CardRow({ label, items }: { label: string; items: CardRowItem[] }) {
  if (items.length < CAROUSEL_FROM) {
    return (
      <ul className={`grid gap-5 ${GRID_COLUMNS[items.length] ?? ''}`}>
        {items.map(({ key, node }) => (
          <li key={key} className="min-w-0">
            {node}
          </li>
        ))}
      </ul>
    );
  }
  return <CardCarousel label={label} items={items} />;
}

const GRID_COLUMNS: Record<number, string> = {
  1: 'max-w-[460px]',
  2: 'max-w-[920px] md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
};

function CardCarousel({ label, items }: { label: string; items: CardRowItem[] }) {
  const row = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useRowEnds(row);

  function turn(way: 1 | -1): void {
    const list = row.current;
    if (!list) return;
    const gapPx = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
    list.scrollBy({
      left: way * (list.clientWidth + gapPx),
      behavior: motionAllowed() ? 'smooth' : 'instant',
    });
  }

  return (
    <div role="group" aria-roledescription={sliderWords.carousel} aria-label={label}>
      {/* The padding gives lifted cards and their shadows room, which the scroller would cut off. */}
      <ul
        ref={row}
        className="scroll-row -mx-gutter -my-6 flex scroll-px-gutter gap-3.5 px-gutter py-6 md:-mx-4 md:scroll-px-4 md:gap-5 md:px-4"
      >
        {items.map(({ key, node }) => (
          <li
            key={key}
            className="min-w-0 shrink-0 basis-4/5 snap-start md:basis-[calc((100%-20px)/2)] lg:basis-[calc((100%-40px)/3)] xl:basis-[calc((100%-60px)/4)]"
          >
            {node}
          </li>
        ))}
      </ul>
      <div
        className={`mt-8 flex justify-center gap-2.5 max-md:hidden noscript:hidden ${
          items.length === CAROUSEL_FROM ? 'xl:hidden' : ''
        }`}
      >
        <RoundButton
          label={sliderWords.earlierCards}
          icon="chevron-left"
          outlined
          aria-disabled={atStart}
          onClick={() => turn(-1)}
        />
        <RoundButton
          label={sliderWords.laterCards}
          icon="chevron-right"
          outlined
          aria-disabled={atEnd}
          onClick={() => turn(1)}
        />
      </div>
    </div>
  );
}

function useRowEnds(row: React.RefObject<HTMLElement | null>): {
  atStart: boolean;
  atEnd: boolean;
} {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const atStart = element.scrollLeft <= 1;
      const atEnd = rest <= 1;
      setEnds((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return ends;
}
