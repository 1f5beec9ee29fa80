import type { MachineCard } from './machine.ts';
import type { Machine } from './to-machine.ts';

/** Related models on a machine's page: one row. */
const MOST_RELATED = 3;

/** The machines nearest to one: of its type first, of its temperature before others, else in display order. */
export function relatedMachines(
  machine: Pick<Machine, 'slug' | 'type' | 'temperature'>,
  cards: readonly MachineCard[],
): MachineCard[] {
  const distance = (card: MachineCard) =>
    (card.type === machine.type ? 0 : 2) + (card.temperature === machine.temperature ? 0 : 1);
  return cards
    .filter(({ slug }) => slug !== machine.slug)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_RELATED);
}
