import { latePart } from '#ui/late-part.tsx';

const load = () => import('./feature-cards.tsx').then(({ FeatureCards }) => FeatureCards);

/** Features below the first view. */
export const LateFeatureCards = latePart(import.meta.env.SSR ? await load() : null, load);
