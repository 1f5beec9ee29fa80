import { latePart } from '#ui/late-part.tsx';

const load = () => import('./products-problem.tsx').then(({ ProductsProblem }) => ProductsProblem);

/** What is wrong with the products, where the owner is to be told. */
export const LateProductsProblem = latePart(import.meta.env.SSR ? await load() : null, load);
