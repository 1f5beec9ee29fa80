import { latePart } from '#ui/late-part.tsx';

const load = () => import('./machines-problem.tsx').then(({ MachinesProblem }) => MachinesProblem);

/** What is wrong with the machines, where the owner is to be told. */
export const LateMachinesProblem = latePart(import.meta.env.SSR ? await load() : null, load);
