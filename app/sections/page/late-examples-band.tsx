import { latePart } from '#ui/late-part.tsx';

const load = () => import('./examples-band.tsx').then(({ ExamplesBand }) => ExamplesBand);

/** Examples below the first view. */
export const LateExamplesBand = latePart(import.meta.env.SSR ? await load() : null, load);
