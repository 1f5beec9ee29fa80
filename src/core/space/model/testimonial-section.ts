import { contentType } from './content-model.ts';
import { choice, symbol } from './fields.ts';
import { entries } from './link-fields.ts';

/** The pages that show testimonials (part 1 section 3). */
export const TESTIMONIAL_PAGE_KEYS = [
  'home',
  'products',
  'business-goals',
  'machines',
  'technology',
] as const;

export const testimonialSection = contentType({
  id: 'testimonialSection',
  name: 'Testimonials of a page',
  description: 'Which testimonials a page shows. Without an entry, the page shows none.',
  displayField: 'title',
  fields: [
    symbol('title', 'Heading'),
    symbol('subtitle', 'Text below the heading'),
    choice('pageKey', 'Page', TESTIMONIAL_PAGE_KEYS),
    entries('testimonials', 'Testimonials', ['testimonial']),
  ],
});
