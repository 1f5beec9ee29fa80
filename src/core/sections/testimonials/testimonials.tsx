import { useId } from 'react';
import type { TitledText } from '#content/mapping/titled-text.ts';
import type { TestimonialSection } from '#content/testimonials/testimonial.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import type { QuoteLook } from './testimonial-card.tsx';
import { TestimonialRow } from './testimonial-row.tsx';

/** Where the heading stands: above the quote, or at its side where there is room. */
const LAYOUTS: Record<QuoteLook, { band: string; heading: string }> = {
  large: { band: '', heading: 'mb-7.5 justify-items-center text-center' },
  side: { band: 'grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_2fr]', heading: '' },
  card: { band: 'grid gap-8', heading: '' },
  line: { band: 'grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_3fr]', heading: '' },
};

/**
 * A page's testimonials (part 1 section 2): one quote at a time, arrows that wrap around. Draws nothing
 * when there are none; the caller draws nothing on an error.
 */
export function Testimonials({
  section,
  words,
  id,
  look = 'large',
}: {
  section: TestimonialSection;
  look?: QuoteLook;
  /** A heading and text of the page's own, which go before the section's. */
  words?: TitledText;
  id?: string;
}) {
  const foreign = useForeign();
  const titleId = useId();
  const layout = LAYOUTS[look];
  const title = words?.title || section.title;
  const subtitle = words?.description || section.subtitle;
  if (section.testimonials.length === 0) return null;
  return (
    <Band id={id} {...(title !== '' ? { labelledBy: titleId } : {})}>
      <div className={layout.band}>
        <div className={`grid content-start gap-2 ${layout.heading}`}>
          {title !== '' && (
            <h2
              {...(words?.title ? foreign(words, 'title') : foreign(section, 'title'))}
              id={titleId}
              className="font-body text-intro leading-[1.3] font-medium tracking-[-0.01em] text-text-2"
            >
              {title}
            </h2>
          )}
          {subtitle !== '' && (
            <p
              {...(words?.description
                ? foreign(words, 'description')
                : foreign(section, 'subtitle'))}
              className="max-w-[38em] text-text-3"
            >
              {subtitle}
            </p>
          )}
        </div>
        <TestimonialRow testimonials={section.testimonials} look={look} />
      </div>
    </Band>
  );
}
