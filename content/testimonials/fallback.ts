import type { TestimonialSection } from './testimonial.ts';

/** Part 1 section 2: the heading, and a subtitle of ours since its words are not stated. */
export const TESTIMONIALS_TITLE = 'Trusted by Industry Leaders';
export const TESTIMONIALS_SUBTITLE = 'What operators and brands say about working with us.';

/** No built-in quotes: nothing may pose as a customer, and the block draws nothing without any. */
export const NO_TESTIMONIALS: TestimonialSection = {
  title: TESTIMONIALS_TITLE,
  subtitle: TESTIMONIALS_SUBTITLE,
  testimonials: [],
};
