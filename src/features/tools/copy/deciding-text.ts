import type { PlaceResult } from '../content/to-fit-result.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import { lengthText } from '#copy/length-text.ts';
import { fill, type Wording } from '#copy/wording.ts';

/** The sentence with the measure that decides at a place. */
export function decidingText(
  wording: Wording,
  { place, fits, decides, byMm }: PlaceResult,
  units: UnitSystem,
): string {
  const words = wording.of(fitWords);
  const by = lengthText(wording, byMm, units, fits ? 'down' : 'up');
  if (decides === null) return fill(words.allLack[place], { by });
  const { fits: fitting, lacks } = words.measures[decides];
  return fill(fits ? fitting : lacks, { by });
}
