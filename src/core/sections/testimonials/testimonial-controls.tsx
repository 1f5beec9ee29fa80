import { testimonialWords } from '#copy/en/testimonial-words.ts';
import { fill } from '#copy/wording.ts';
import { SlideControls } from '#ui/slides/slide-controls.tsx';
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
  const count = authors.length;
  const row = useSlideRow({
    ...{ partId: groupId, rowId, count },
    textOf: (index) =>
      fill(words.shown, { number: index + 1, count, author: authors[index] ?? '' }),
  });

  return (
    <div className="mt-8.5 flex items-center gap-2.5 noscript:hidden">
      <SlideControls count={count} row={row} words={words} outlined />
    </div>
  );
}
