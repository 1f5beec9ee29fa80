import { Part } from '#sections/page/sections.tsx';
import { useId } from 'react';
import type { Testimonial } from '#content/testimonials/testimonial.ts';
import { sliderWords } from '#copy/en/slider-words.ts';
import { testimonialWords } from '#copy/en/testimonial-words.ts';
import { fill } from '#copy/wording.ts';
import { TestimonialControlsIsland } from '#islands/islands.tsx';
import { useWording } from '#ui/wording-context.ts';
import { TestimonialCard, type QuoteLook } from './testimonial-card.tsx';

/** Testimonials in a row, one seen at a time. A single one stands still. */
export function TestimonialRow({
  testimonials,
  look,
}: {
  testimonials: Testimonial[];
  look: QuoteLook;
}) {
  const wording = useWording();
  const words = wording.of(testimonialWords);
  const id = useId();
  const ids = { groupId: `${id}quotes`, rowId: `${id}row` };
  const count = testimonials.length;
  if (count <= 1)
    return (
      testimonials[0] && (
        <Part>
          <TestimonialCard testimonial={testimonials[0]} look={look} />
        </Part>
      )
    );
  return (
    <div
      id={ids.groupId}
      data-hydrates="testimonial-controls"
      role="group"
      aria-roledescription={wording.of(sliderWords).carousel}
      aria-label={words.label}
      className={`flex min-w-0 flex-col-reverse ${look === 'large' ? 'items-center' : 'items-start'}`}
    >
      <TestimonialControlsIsland {...ids} authors={testimonials.map(({ author }) => author)} />
      <div
        id={ids.rowId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller without links, moved by the keyboard before the controls are hydrated
        tabIndex={0}
        role="group"
        aria-label={words.row}
        className="scroll-row relative flex w-full rounded-panel focus-visible:outline-offset-0"
      >
        {testimonials.map((testimonial, index) => (
          <div
            key={testimonial.id}
            role="group"
            aria-roledescription={wording.of(sliderWords).slide}
            aria-label={fill(words.position, { number: index + 1, count })}
            className="w-full shrink-0 snap-start snap-always"
          >
            <Part>
              <TestimonialCard testimonial={testimonial} look={look} />
            </Part>
          </div>
        ))}
      </div>
    </div>
  );
}
