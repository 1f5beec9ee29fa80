import { useId, type ReactNode } from 'react';
import { sliderWords } from '#copy/en/slider-words.ts';
import { useWords } from './wording-context.ts';

type CardRowItem = { key: string; node: ReactNode };

type Props = {
  /** Id of the heading that names it. */
  labelledBy: string | undefined;
  items: CardRowItem[];
  /** Draws the buttons that turn the row of an id (`card-row-controls.tsx`). */
  controls: (rowId: string) => ReactNode;
};

/** Part 1 section 9: from this many items on the row is a carousel. */
const CAROUSEL_FROM = 4;

/**
 * Cards side by side: a grid below four items, from four on a row to scroll and swipe, of which 2, 3 or
 * 4 are seen by the window's width and on a phone one and the edge of the next. The row is a native
 * scroller, so that every card is reached without a script.
 */
export function CardRow({ labelledBy, items, controls }: Props) {
  if (items.length < CAROUSEL_FROM) {
    return (
      <ul className={GRIDS[items.length]}>
        {items.map(({ key, node }) => (
          <li key={key} className={`min-w-0 ${items.length === 3 ? THIRD : ''}`}>
            {node}
          </li>
        ))}
      </ul>
    );
  }
  return <CardCarousel labelledBy={labelledBy} items={items} controls={controls} />;
}

const GRIDS: Record<number, string> = {
  1: 'max-w-[460px]',
  2: 'card-grid max-w-[920px] gap-5 md:grid-cols-2',
  3: 'flex flex-wrap justify-center gap-5',
};
/** A card of three: on a tablet the last one stands in the middle of a row of its own. */
const THIRD = 'basis-full md:basis-[calc((100%-20px)/2)] hero:basis-[calc((100%-40px)/3)]';

function CardCarousel({ labelledBy, items, controls }: Props) {
  const words = useWords(sliderWords);
  const rowId = useId();
  return (
    <div role="group" aria-roledescription={words.carousel} aria-labelledby={labelledBy}>
      {/* The padding gives lifted cards and their shadows room, which the scroller would cut off. */}
      <ul
        id={rowId}
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
        {controls(rowId)}
      </div>
    </div>
  );
}
