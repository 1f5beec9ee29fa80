import { useId } from 'react';
import type { TestimonialSection } from '#content/testimonials/testimonial.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
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
  id,
}: {
  section: TestimonialSection;
  heading?: string;
  description?: string;
  id?: string;
}) {
  const foreign = useForeign();
  const titleId = useId();
  const title = heading || section.title;
  const subtitle = description || section.subtitle;
  if (section.testimonials.length === 0) return null;
  return (
    <Band id={id} {...(title !== '' ? { labelledBy: titleId } : {})}>
      <div className="mb-7.5 grid justify-items-center gap-2 text-center">
        {title !== '' && (
          <h2
            {...(heading ? {} : foreign(section, 'title'))}
            id={titleId}
            className="font-body text-intro leading-[1.3] font-[560] tracking-[-0.01em] text-text-2"
          >
            {title}
          </h2>
        )}
        {subtitle !== '' && (
          <p
            {...(description ? {} : foreign(section, 'subtitle'))}
            className="max-w-[38em] text-text-3"
          >
            {subtitle}
          </p>
        )}
      </div>
      <TestimonialRow testimonials={section.testimonials} />
    </Band>
  );
}
