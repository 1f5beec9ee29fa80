import type { TestimonialSection } from './testimonial.ts';

/**
 * Part 1 section 2: the heading, and a subtitle of ours since its words are not stated. No built-in quotes: nothing may
 * pose as a customer, and the block draws nothing without any.
 */
export const NO_TESTIMONIALS: TestimonialSection = {
  title: 'Trusted by Industry Leaders',
  subtitle: 'What operators and brands say about working with us.',
  testimonials: [],
};
