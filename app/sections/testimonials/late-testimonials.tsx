import { latePart } from '#ui/late-part.tsx';

const load = () => import('./testimonials.tsx').then(({ Testimonials }) => Testimonials);

/** Testimonials below the first view. */
export const LateTestimonials = latePart(import.meta.env.SSR ? await load() : null, load);
