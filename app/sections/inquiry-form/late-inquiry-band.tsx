import { latePart } from '#ui/late-part.tsx';

const load = () => import('./inquiry-band.tsx').then(({ InquiryBand }) => InquiryBand);

/** The contact band below the first view. */
export const LateInquiryBand = latePart(import.meta.env.SSR ? await load() : null, load);
