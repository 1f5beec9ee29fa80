import { Part } from '#sections/page/sections.tsx';
import type { MachineCard as Machine } from '#content/machines/machine.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { Band } from '#ui/band.tsx';
import { LinkCardItem } from '#ui/link-card.tsx';
import { PHONE_ROW } from '#ui/phone-row.ts';
import { useWords } from '#ui/wording-context.ts';
import { MachineCard } from './machine-card.tsx';

const SIZES = '(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, 90vw';

/** The machines that a product or goal names, or that are like a machine, on the night band: four in one row, otherwise three. */
export function RecommendedMachines({
  title,
  machines,
  brief = true,
  units,
}: {
  title: string;
  machines: Machine[];
  /** Two lines of each description (part 1 section 2). */
  brief?: boolean;
  units?: UnitSystem;
}) {
  const words = useWords(machineWords);
  if (machines.length === 0) return null;
  const inFours = machines.length === 4;
  return (
    <Band ground="night" id="machines" labelledBy="machines-title">
      <h2 id="machines-title">{title}</h2>
      <ul
        className={`mt-[clamp(28px,3vw,48px)] ${PHONE_ROW} md:grid-cols-2 md:gap-6 ${inFours ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {machines.map((machine) => (
          <li key={machine.id}>
            <Part>
              <MachineCard
                machine={machine}
                sizes={SIZES}
                raised
                brief={brief}
                {...(units && { units })}
              />
            </Part>
          </li>
        ))}
        <LinkCardItem words={words.all} count={machines.length} columns={inFours ? 4 : 3} />
      </ul>
    </Band>
  );
}
