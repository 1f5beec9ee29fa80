import { latePart } from '#ui/late-part.tsx';

const load = () => import('./video-band.tsx').then(({ VideoBand }) => VideoBand);

/** A video below the first view. */
export const LateVideoBand = latePart(import.meta.env.SSR ? await load() : null, load);
