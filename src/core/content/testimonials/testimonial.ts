import type { Picture } from '../media/picture.ts';

/** One quote. `rating` is 0 to 5 in whole stars. */
export type Testimonial = {
  id: string;
  author: string;
  quote: string;
  company: string;
  position: string;
  rating: number;
  avatar: Picture | null;
};

/** A page's testimonials; pages draw nothing when `testimonials` is empty. */
export type TestimonialSection = {
  title: string;
  subtitle: string;
  testimonials: Testimonial[];
};

/** The page keys in use (part 1 section 3). */
export type TestimonialPageKey = 'home' | 'products' | 'business-goals' | 'machines' | 'technology';
