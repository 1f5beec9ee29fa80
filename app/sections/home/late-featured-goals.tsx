import { latePart } from '#ui/late-part.tsx';

const load = () => import('./featured-goals.tsx').then(({ FeaturedGoals }) => FeaturedGoals);

/** Business goals on the home page, below its first view. */
export const LateFeaturedGoals = latePart(import.meta.env.SSR ? await load() : null, load);
