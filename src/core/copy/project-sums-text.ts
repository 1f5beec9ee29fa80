import {
  projectSums,
  SUMMED,
  type Summed,
  type SummedMachine,
} from '#content/project/project-sums.ts';
import { poundsOf } from '#content/units/convert.ts';
import { formatMass } from '#content/units/format-quantity.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { machineFactWords } from './en/machine-fact-words.ts';
import { projectWords } from './en/project-words.ts';
import { lengthText } from './length-text.ts';
import { number } from './number-text.ts';
import { fill, type Wording } from './wording.ts';

/** What is lost to binary fractions must not push a sum over. */
const LOST = 1e-6;

/** The sums of a list in words: exact, then rounded up, with how many pieces do not state it. */
export function projectSumLines(
  wording: Wording,
  machines: readonly SummedMachine[],
  units: UnitSystem,
): { name: string; value: string }[] {
  const words = wording.of(projectWords).sums;
  const { pieces, sums } = projectSums(machines);
  if (pieces === 0) return [];
  const all = number(wording, pieces);
  return [
    { name: words.pieces, value: all },
    ...SUMMED.map((fact) => {
      const { sum, unstated } = sums[fact];
      const name = words.names[fact];
      if (unstated === pieces) return { name, value: words.none };
      const value = sumText(wording, fact, sum, units);
      return {
        name,
        value:
          unstated === 0
            ? value
            : fill(words.partly, { value, unstated: number(wording, unstated), pieces: all }),
      };
    }),
  ];
}

function sumText(wording: Wording, fact: Summed, sum: number, units: UnitSystem): string {
  const { language } = wording;
  switch (fact) {
    case 'widthMm':
      return lengthText(wording, sum, units, 'up');
    case 'weightKg': {
      const shown = units === 'imperial' ? poundsOf(sum) : sum * 10;
      return formatMass((sum * Math.ceil(shown - LOST)) / shown, units, language);
    }
    case 'currentA': {
      const figure = number(wording, Math.ceil(sum * 10 - LOST) / 10);
      return fill(wording.of(machineFactWords).amperes, { figure });
    }
  }
}
