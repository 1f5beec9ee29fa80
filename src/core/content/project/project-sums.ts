import type { MachineFacts } from '../machines/machine-facts.ts';

/** What is added up of the machines of a list. */
export const SUMMED = ['widthMm', 'weightKg', 'currentA'] as const;
export type Summed = (typeof SUMMED)[number];

/** A machine's part of the sums; facts are null where they cannot be read. */
export type SummedMachine = { quantity: number; facts: Pick<MachineFacts, Summed> | null };

export type ProjectSums = {
  pieces: number;
  /** Of the pieces that state it; `unstated` is how many do not. */
  sums: Record<Summed, { sum: number; unstated: number }>;
};

/** Adds up the machines of a list by their quantities. */
export function projectSums(machines: readonly SummedMachine[]): ProjectSums {
  const sumOf = (fact: Summed) => {
    const total = { sum: 0, unstated: 0 };
    for (const { quantity, facts } of machines) {
      const value = facts?.[fact] ?? null;
      if (value === null) total.unstated += quantity;
      else total.sum += quantity * value;
    }
    return total;
  };
  return {
    pieces: machines.reduce((all, { quantity }) => all + quantity, 0),
    sums: {
      widthMm: sumOf('widthMm'),
      weightKg: sumOf('weightKg'),
      currentA: sumOf('currentA'),
    },
  };
}
