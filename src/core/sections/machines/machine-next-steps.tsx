import { compareHref } from '#content/machines/compare-machines.ts';
import type { MachineType } from '#content/machines/machine.ts';
import { fitHref, paybackOfHref } from '#content/slugs/page-href.ts';
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
  type,
  ground,
}: {
  slug: string;
  system: UnitSystem;
  type: MachineType;
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
          <ButtonLink to={pathInUnits(fitHref(slug), system)} look="outline" size="small">
            <Icon name="ruler" size={18} /> {words.fit}
          </ButtonLink>
          {type === 'locker' ? (
            <ButtonLink to="/tools/locker-size" look="outline" size="small">
              <Icon name="boxes" size={18} /> {words.lockerSize}
            </ButtonLink>
          ) : (
            <ButtonLink to={paybackOfHref(slug)} rel="nofollow" look="outline" size="small">
              <Icon name="coins" size={18} /> {words.payback}
            </ButtonLink>
          )}
        </div>
      </div>
    </Band>
  );
}
