import { latePart } from '#ui/late-part.tsx';

const load = () => import('./points-band.tsx').then(({ PointsBand }) => PointsBand);

/** Points below the first view. */
export const LatePointsBand = latePart(import.meta.env.SSR ? await load() : null, load);
