import { useRef, useState } from 'react';
import type { Testimonial } from '#content/testimonials/testimonial.ts';
import { sliderWords } from '#copy/slider-words.ts';
import { testimonialWords } from '#copy/testimonial-words.ts';
import { SlideControls } from '#ui/slides/slide-controls.tsx';
import { useArrowKeys } from '#ui/slides/use-arrow-keys.ts';
import { useSlideRow } from '#ui/slides/use-slide-row.ts';
import { TestimonialCard } from './testimonial-card.tsx';

/** Testimonials in a row, one seen at a time, with arrows that wrap around. A single one stands still. */
export function TestimonialRow({ testimonials }: { testimonials: Testimonial[] }) {
  const part = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const count = testimonials.length;
  const many = count > 1;
  const { row, current, started, show } = useSlideRow(count);

  function choose(index: number): void {
    const next = (index + count) % count;
    setSaid(testimonialWords.shown(next + 1, count, testimonials[next]?.author ?? ''));
    show(index);
  }
  useArrowKeys(part, many, (way) => choose(current + way));

  if (!many) return testimonials[0] && <TestimonialCard testimonial={testimonials[0]} />;
  return (
    <div
      ref={part}
      role="group"
      aria-roledescription={sliderWords.carousel}
      aria-label={testimonialWords.label}
      className="flex flex-col-reverse"
    >
      <div className="mt-8.5 flex items-center justify-center gap-2.5 noscript:hidden">
        <SlideControls
          count={count}
          current={current}
          words={testimonialWords}
          onShow={choose}
          outlined
        />
      </div>
      <div
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller without links, moved by the keyboard before React runs
        tabIndex={0}
        role="group"
        aria-label={testimonialWords.row}
        className="scroll-row relative flex rounded-panel focus-visible:outline-offset-0"
      >
        {testimonials.map((testimonial, index) => (
          <div
            key={testimonial.id}
            role="group"
            aria-roledescription={sliderWords.slide}
            aria-label={testimonialWords.position(index + 1, count)}
            inert={started && index !== current}
            className="w-full shrink-0 snap-start snap-always"
          >
            <TestimonialCard testimonial={testimonial} />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}
