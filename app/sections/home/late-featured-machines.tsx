import { latePart } from '#ui/late-part.tsx';

const load = () =>
  import('./featured-machines.tsx').then(({ FeaturedMachines }) => FeaturedMachines);

/** Machines on the home page, below its first view. */
export const LateFeaturedMachines = latePart(import.meta.env.SSR ? await load() : null, load);
