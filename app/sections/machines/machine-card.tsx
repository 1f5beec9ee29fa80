import type { MachineCard as Machine } from '#content/machines/machine.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { machineCardWords } from '#copy/en/machine-card-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardCue } from '#ui/card-cue.tsx';
import { coverSizes } from '#ui/cover-sizes.ts';
import { CardLink } from '#ui/card-link.tsx';
import { MovingFrame } from '#ui/moving-frame.tsx';
import { NoPicture } from '#ui/no-picture.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';
import { TemperatureBadge } from './temperature-badge.tsx';

/** The picture's place: its width by its height. */
const SQUARE = 1;

/** A machine or locker as a card (part 1 section 2): picture or type icon, temperature badge, title, description. */
export function MachineCard({
  machine,
  sizes,
  raised = false,
  brief = false,
  units = 'metric',
}: {
  machine: Machine;
  sizes: string;
  /** On the night band a card has no line around it. */
  raised?: boolean;
  /** Two lines of description, as recommended machines have, instead of three. */
  brief?: boolean;
  /** What the page shows, for the page that the card leads to. */
  units?: UnitSystem;
}) {
  const foreign = useForeign();
  const words = useWords(machineCardWords);
  const to = machine.slug === '' ? null : pathInUnits(machineHref(machine.slug), units);
  const ground = raised
    ? 'bg-white text-ink-950 dark:bg-card dark:text-text'
    : 'border border-line bg-card';
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift ${ground}`}
    >
      <MovingFrame className="aspect-square overflow-hidden bg-picture-ground">
        {machine.picture ? (
          <Picture
            picture={machine.picture}
            sizes={coverSizes(machine.picture, sizes, SQUARE)}
            className="size-full object-cover transition-transform duration-520 ease-soft group-has-[a:hover]:scale-104"
          />
        ) : (
          <NoPicture
            label={words.noPicture}
            icon={machine.type === 'locker' ? 'boxes' : 'package'}
          />
        )}
      </MovingFrame>
      <div className="flex flex-1 flex-col px-7 pt-6.5 pb-7.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-small font-medium text-link">
          {words.types[machine.type]}
          <TemperatureBadge temperature={machine.temperature} />
        </p>
        <h3 {...foreign(machine, 'title')} className="mt-1.5 mb-2.5">
          <CardLink to={to}>{machine.title || words.unnamed}</CardLink>
        </h3>
        <p
          {...foreign(machine, 'description')}
          className={`leading-normal text-text-2 ${brief ? 'line-clamp-2' : 'line-clamp-3'}`}
        >
          {machine.description || words.noDescription}
        </p>
        {to && (
          <div className="mt-auto pt-5">
            <CardCue>{words.cue}</CardCue>
          </div>
        )}
      </div>
    </article>
  );
}
