import { startTransition, useState } from 'react';
import { testimonialWords } from '#copy/en/testimonial-words.ts';
import { fill } from '#copy/wording.ts';
import { SlideControls } from '#ui/slides/slide-controls.tsx';
import { useArrowKeys } from '#ui/slides/use-arrow-keys.ts';
import { useSlideRow } from '#ui/slides/use-slide-row.ts';
import { useWords } from '#ui/wording-context.ts';

type Props = {
  /** Ids of what the controls turn, as `testimonial-row.tsx` draws it. */
  groupId: string;
  rowId: string;
  authors: string[];
};

/** Turns a row of testimonials, around its ends. Until it is hydrated they are a row to swipe. */
export function TestimonialControls({ groupId, rowId, authors }: Props) {
  const words = useWords(testimonialWords);
  const [said, setSaid] = useState('');
  const count = authors.length;
  const { current, seen, show } = useSlideRow(rowId, count);

  function choose(index: number): void {
    const next = (index + count) % count;
    const place = { number: next + 1, count, author: authors[next] ?? '' };
    show(index);
    startTransition(() => setSaid(fill(words.shown, place)));
  }
  const step = (way: number) => choose(seen() + way);
  useArrowKeys(groupId, step);

  return (
    <>
      <div className="mt-8.5 flex items-center gap-2.5 noscript:hidden">
        <SlideControls
          count={count}
          current={current}
          words={words}
          onShow={choose}
          onStep={step}
          outlined
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
