import { MM_PER_INCH } from '#content/units/convert.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { unitWords } from './en/unit-words.ts';
import { number } from './number-text.ts';
import { fill, type Wording } from './wording.ts';

/**
 * A length in whole millimetres or tenths of an inch, rounded to the safe side.
 * @param safe `up` for what is lacking or the least that works, `down` for what is to spare or the most
 */
export function lengthText(
  wording: Wording,
  lengthMm: number,
  units: UnitSystem,
  safe: 'up' | 'down',
): string {
  const words = wording.of(unitWords);
  const round = safe === 'up' ? Math.ceil : Math.floor;
  if (units === 'metric')
    return fill(words.millimetres, { figure: number(wording, round(lengthMm)) });
  // The tenth of a tenth lost to binary fractions must not push a whole number over.
  const tenths = (lengthMm / MM_PER_INCH) * 10;
  const exact = Math.abs(tenths - Math.round(tenths)) < 1e-6 ? Math.round(tenths) : round(tenths);
  return fill(words.inches, { figure: number(wording, exact / 10) });
}
