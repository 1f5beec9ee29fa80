import { machineFactWords } from '#copy/en/machine-fact-words.ts';
import type { Wording } from '#copy/wording.ts';
import { Icon } from '#ui/icon.tsx';
import { useWording } from '#ui/wording-context.ts';

const COLD = new Set(['refrigerated', 'frozen']);

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

/** The temperature of a machine on a pill beside the machine's kind, where it covers nothing of a picture. */
export function TemperatureBadge({ temperature }: { temperature: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-card py-1 pe-3 ps-2 text-small font-medium text-text">
      <Icon name={COLD.has(temperature) ? 'snowflake' : 'thermometer'} size={15} />
      {temperatureLabel(useWording(), temperature)}
    </span>
  );
}
