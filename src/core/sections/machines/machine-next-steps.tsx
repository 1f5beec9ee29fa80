import { compareHref } from '#content/machines/compare-machines.ts';
import type { MachineLink } from '#content/machines/machine-link.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { compareWords } from '#copy/en/compare-words.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/** From a machine to the pages that help to decide for it. */
export function MachineNextSteps({
  slug,
  system,
  links,
  ground,
}: {
  slug: string;
  system: UnitSystem;
  /** Where else it leads from here. */
  links: readonly MachineLink[];
  ground: 'white' | 'mist';
}) {
  const words = useWords(compareWords).fromMachine;
  return (
    <Band id="decide" ground={ground} labelledBy="decide-title" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <h2 id="decide-title" className="text-sub!">
          {words.title}
        </h2>
        <div className="flex flex-wrap gap-3.5 max-sm:w-full max-sm:*:w-full">
          <ButtonLink to={pathInUnits(compareHref([slug]), system)} look="outline" size="small">
            <Icon name="layers" size={18} /> {words.compare}
          </ButtonLink>
          {links.map(({ text, href, icon, rel }) => (
            <ButtonLink key={href} to={href} {...(rel && { rel })} look="outline" size="small">
              <Icon name={icon} size={18} /> {text}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Band>
  );
}
