import { useId } from 'react';
import type { TestimonialSection } from '#content/testimonials/testimonial.ts';
import { Band } from '#ui/band.tsx';
import { TestimonialRow } from './testimonial-row.tsx';

/**
 * A page's testimonials (part 1 section 2): one quote at a time, arrows that wrap around. Draws nothing
 * when there are none; the caller draws nothing on an error. A page's own heading goes before the
 * section's.
 */
export function Testimonials({
  section,
  heading,
  description,
}: {
  section: TestimonialSection;
  heading?: string;
  description?: string;
}) {
  const titleId = useId();
  const title = heading || section.title;
  const subtitle = description || section.subtitle;
  if (section.testimonials.length === 0) return null;
  return (
    <Band {...(title !== '' ? { labelledBy: titleId } : {})}>
      <div className="mb-7.5 grid justify-items-center gap-2 text-center">
        {title !== '' && (
          <h2
            id={titleId}
            className="font-body text-intro leading-[1.3] font-[560] tracking-[-0.01em] text-text-2"
          >
            {title}
          </h2>
        )}
        {subtitle !== '' && <p className="max-w-[38em] text-text-3">{subtitle}</p>}
      </div>
      <TestimonialRow testimonials={section.testimonials} />
    </Band>
  );
}
