import type { Machine } from '#content/machines/to-machine.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWording } from '#ui/wording-context.ts';
import { hasUnits, machineFactRows, type FactRow } from '#copy/machine-fact-rows.ts';
import { UnitsSwitch } from './units-switch.tsx';
import type { SpriteIcon } from '#ui/interface-icons.ts';

/** Icons by the start of a specification's name, the first that fits: those part 2 section 2 lists, and of other facts. */
const ICONS: [start: string, icon: SpriteIcon][] = [
  ['dimension', 'ruler'],
  ['weight', 'weight'],
  ['power-current', 'zap'],
  ['power', 'plug'],
  ['capacity', 'package'],
  ['payment-interfaces', 'cpu'],
  ['payment', 'credit-card'],
  ['connectivity', 'wifi'],
  ['manufacturer', 'factory'],
  ['warranty', 'badge-check'],
  ['temperature', 'thermometer'],
  ['places', 'map-pin'],
  ['climate', 'cloud'],
  ['refrigerant', 'snowflake'],
  ['noise', 'activity'],
  ['certificates', 'shield-check'],
];

/**
 * "Machine Specifications" as pairs of name and value; nothing when there are none.
 * @param path path and query of the page
 */
export function MachineSpecifications({
  machine,
  system,
  path,
}: {
  machine: Machine;
  system: UnitSystem;
  path: string;
}) {
  const foreign = useForeign();
  const wording = useWording();
  const words = wording.of(machineWords);
  const specs = machineFactRows(wording, machine.specs, machine.facts, system);
  if (specs.length === 0) return null;
  const marksOf = (row: FactRow, part: 'label' | 'value') =>
    row.stated?.includes(part) ? foreign(row, 'value') : {};
  const fillsThrees = specs.length % 3 === 0;
  return (
    <Band ground="mist" id="specifications" labelledBy="specifications-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="specifications-title">{words.specifications}</h2>
        {hasUnits(machine.facts) && (
          <UnitsSwitch path={path} system={system} anchor="specifications" />
        )}
      </div>
      <dl
        className={`mt-8 grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2 ${fillsThrees ? 'lg:grid-cols-3' : ''}`}
      >
        {specs.map((spec) => (
          <div
            key={spec.key}
            className={`relative bg-card py-5.5 pe-5.5 ps-20.5 md:last:odd:col-span-2 ${fillsThrees ? 'lg:last:odd:col-span-1' : ''}`}
          >
            <dt {...marksOf(spec, 'label')} className="text-small text-text-3">
              <span className="absolute top-5.5 inset-s-5.5 grid size-11 place-items-center rounded-input bg-brand-50 text-brand-600 dark:bg-chip dark:text-link">
                <Icon name={iconOf(spec.key)} size={20} />
              </span>
              {spec.label}
            </dt>
            <dd {...marksOf(spec, 'value')} className="font-medium">
              {spec.value}
              {spec.documents?.map(({ title, url }) => (
                <a key={url} href={url} className="touch-area block text-link underline touch:py-3">
                  {title}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function iconOf(key: string): SpriteIcon {
  const name = key.toLowerCase();
  return ICONS.find(([start]) => name.startsWith(start))?.[1] ?? 'info';
}
