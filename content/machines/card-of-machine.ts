import type { Machine, MachineCard } from './machine.ts';

/** The card of a machine whose page we hold: the thumbnail, else the first picture. */
export function cardOfMachine(machine: Machine): MachineCard {
  const { id, slug, title, description, type, temperature, thumbnail, pictures } = machine;
  const picture = thumbnail ?? pictures[0] ?? null;
  return { id, slug, title, description, type, temperature, picture };
}
