import type { MachineSpec } from '#content/machines/machine.ts';
import { machineWords as words } from '#copy/machine-words.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { temperatureLabel } from './temperature-badge.tsx';

/** Icons by the start of a specification's name, the ones part 2 section 2 lists. */
const ICONS: [start: string, icon: string][] = [
  ['dimension', 'ruler'],
  ['weight', 'weight'],
  ['power', 'plug'],
  ['capacity', 'package'],
  ['payment', 'credit-card'],
  ['connectivity', 'wifi'],
  ['manufacturer', 'factory'],
  ['warranty', 'badge-check'],
  ['temperature', 'thermometer'],
];

/** "Machine Specifications" as pairs of name and value; nothing when there are none. */
export function MachineSpecifications({ specs }: { specs: MachineSpec[] }) {
  if (specs.length === 0) return null;
  const fillsThrees = specs.length % 3 === 0;
  return (
    <Band ground="mist" id="specifications" labelledBy="specifications-title">
      <h2 id="specifications-title">{words.specifications}</h2>
      <dl
        className={`mt-8 grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2 ${fillsThrees ? 'lg:grid-cols-3' : ''}`}
      >
        {specs.map((spec) => (
          <div
            key={spec.key}
            className={`relative bg-card py-5.5 pr-5.5 pl-20.5 md:last:odd:col-span-2 ${fillsThrees ? 'lg:last:odd:col-span-1' : ''}`}
          >
            <dt className="text-small text-text-3">
              <span className="absolute top-5.5 left-5.5 grid size-11 place-items-center rounded-[13px] bg-blue-50 text-blue-600 dark:bg-chip dark:text-link">
                <Icon name={iconOf(spec.key)} size={20} />
              </span>
              {spec.label}
            </dt>
            <dd className="font-[520] break-words">
              {spec.key === 'temperature' ? temperatureLabel(spec.value) : spec.value}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function iconOf(key: string): string {
  const name = key.toLowerCase();
  return ICONS.find(([start]) => name.startsWith(start))?.[1] ?? 'info';
}
