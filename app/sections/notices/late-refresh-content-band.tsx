import { latePart } from '#ui/late-part.tsx';

const load = () =>
  import('./refresh-content-band.tsx').then(({ RefreshContentBand }) => RefreshContentBand);

/** The button to read the content anew, which only previews show. */
export const LateRefreshContentBand = latePart(import.meta.env.SSR ? await load() : null, load);
