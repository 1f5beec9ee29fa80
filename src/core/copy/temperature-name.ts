import { machineFactWords } from './en/machine-fact-words.ts';
import type { Wording } from './wording.ts';

/** The name of a temperature that machines may have; other words of the owner's begin with a capital letter. */
export function temperatureLabel(wording: Wording, temperature: string): string {
  const [first = ''] = temperature;
  return (
    temperatureName(wording, temperature) ?? first.toUpperCase() + temperature.slice(first.length)
  );
}

/** The name of a temperature that machines may have; null for any other. */
export function temperatureName(wording: Wording, temperature: string): string | null {
  const names: Readonly<Record<string, string>> = wording.of(machineFactWords).temperatures;
  const [first = ''] = temperature;
  const name = first.toLowerCase() + temperature.slice(first.length);
  return Object.hasOwn(names, name) ? names[name]! : null;
}
