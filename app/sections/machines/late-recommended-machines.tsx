import { latePart } from '#ui/late-part.tsx';

const load = () =>
  import('./recommended-machines.tsx').then(({ RecommendedMachines }) => RecommendedMachines);

/** Machines that go with the page, below the first view. */
export const LateRecommendedMachines = latePart(import.meta.env.SSR ? await load() : null, load);
