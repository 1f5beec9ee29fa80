import { latePart } from '#ui/late-part.tsx';

const load = () => import('./content-problem.tsx').then(({ ContentProblem }) => ContentProblem);

/** What is wrong with the connection, on the few pages that have to say so. */
export const LateContentProblem = latePart(import.meta.env.SSR ? await load() : null, load);
