import { useState } from 'react';
import { testimonialWords } from '#copy/testimonial-words.ts';
import { SlideControls } from '#ui/slides/slide-controls.tsx';
import { useArrowKeys } from '#ui/slides/use-arrow-keys.ts';
import { useSlideRow } from '#ui/slides/use-slide-row.ts';

type Props = {
  /** Ids of what the controls turn, as `testimonial-row.tsx` draws it. */
  groupId: string;
  rowId: string;
  authors: string[];
};

/** Turns a row of testimonials, around its ends. Before it is awake they are a row to swipe. */
export function TestimonialControls({ groupId, rowId, authors }: Props) {
  const [said, setSaid] = useState('');
  const count = authors.length;
  const { current, show } = useSlideRow(rowId, count);

  function choose(index: number): void {
    const next = (index + count) % count;
    setSaid(testimonialWords.shown(next + 1, count, authors[next] ?? ''));
    show(index);
  }
  useArrowKeys(groupId, (way) => choose(current + way));

  return (
    <>
      <div className="mt-8.5 flex items-center justify-center gap-2.5 noscript:hidden">
        <SlideControls
          count={count}
          current={current}
          words={testimonialWords}
          onShow={choose}
          outlined
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
