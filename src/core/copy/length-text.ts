import { formatLength, type SafeSide } from '#content/units/format-quantity.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import type { Wording } from './wording.ts';

/**
 * A length in whole millimetres or tenths of an inch, rounded to the safe side.
 * @param safe `up` for what is lacking or the least that works, `down` for what is to spare or the most
 */
export function lengthText(
  { language }: Pick<Wording, 'language'>,
  lengthMm: number,
  units: UnitSystem,
  safe: SafeSide,
): string {
  return formatLength(lengthMm, units, language, safe);
}
