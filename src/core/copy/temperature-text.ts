import { fahrenheitOf } from '#content/units/convert.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { unitWords } from './en/unit-words.ts';
import { roughly } from './number-text.ts';
import { fill, type Wording } from './wording.ts';

/**
 * A range of temperatures, in tenths of a degree Celsius or whole degrees Fahrenheit: "−18 to 4 °C", "0 to 39 °F". One
 * degree is written once.
 */
export function temperatureText(
  wording: Wording,
  { min, max }: { min: number; max: number },
  units: UnitSystem,
): string {
  const words = wording.of(unitWords)[units === 'metric' ? 'celsius' : 'fahrenheit'];
  const shown = (celsius: number) =>
    roughly(wording, units === 'metric' ? celsius : Math.round(fahrenheitOf(celsius)));
  const [from, to] = [shown(min), shown(max)];
  return from === to ? fill(words.one, { degrees: from }) : fill(words.range, { from, to });
}
