import { latePart } from '#ui/late-part.tsx';

const load = () => import('./faq-band.tsx').then(({ FaqBand }) => FaqBand);

/** Questions and answers below the first view. */
export const LateFaqBand = latePart(import.meta.env.SSR ? await load() : null, load);
