import { temperatureLabel } from '#copy/temperature-name.ts';
import { Icon } from '#ui/icon.tsx';
import { useWording } from '#ui/wording-context.ts';

const COLD = new Set(['refrigerated', 'frozen']);

/** The temperature of a machine on a pill beside the machine's kind, where it covers nothing of a picture. */
export function TemperatureBadge({ temperature }: { temperature: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-card py-1 pe-3 ps-2 text-small font-medium text-text">
      <Icon name={COLD.has(temperature) ? 'snowflake' : 'thermometer'} size={15} />
      {temperatureLabel(useWording(), temperature)}
    </span>
  );
}
