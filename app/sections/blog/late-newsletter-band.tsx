import { latePart } from '#ui/late-part.tsx';

const load = () => import('./newsletter-band.tsx').then(({ NewsletterBand }) => NewsletterBand);

/** The newsletter, at the end of the blog. */
export const LateNewsletterBand = latePart(import.meta.env.SSR ? await load() : null, load);
