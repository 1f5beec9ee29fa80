import { Icon } from '#ui/icon.tsx';

const COLD = new Set(['refrigerated', 'frozen']);

/** "ambient" becomes "Ambient". */
export function temperatureLabel(temperature: string): string {
  return temperature.charAt(0).toUpperCase() + temperature.slice(1);
}

/** The temperature of a machine on a white pill; readable on any picture in both themes. */
export function TemperatureBadge({ temperature }: { temperature: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-white/94 py-1.5 pr-3.5 pl-2.5 text-[0.8125rem] font-[560] text-ink-950">
      <Icon name={COLD.has(temperature) ? 'snowflake' : 'thermometer'} size={15} />
      {temperatureLabel(temperature)}
    </span>
  );
}
