import type { ReactNode } from 'react';
import type { MachineFacts } from '#content/machines/machine-facts.ts';
import type { MachineCard as Machine } from '#content/machines/machine.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { machineCardWords } from '#copy/en/machine-card-words.ts';
import { machineFactLine } from '#copy/machine-fact-rows.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardCue } from '#ui/card-cue.tsx';
import { coverSizes } from '#ui/cover-sizes.ts';
import { CardLink } from '#ui/card-link.tsx';
import { MovingFrame } from '#ui/moving-frame.tsx';
import { NoPicture } from '#ui/no-picture.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWording } from '#ui/wording-context.ts';
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
  facts,
  tick,
}: {
  machine: Machine;
  sizes: string;
  /** On the night band a card has no line around it. */
  raised?: boolean;
  /** Two lines of description, as recommended machines have, instead of three. */
  brief?: boolean;
  /** What the page shows, for the page that the card leads to. */
  units?: UnitSystem;
  /** What is known of it in numbers. */
  facts?: MachineFacts | undefined;
  /** What chooses it, at the foot beside the way to its page. */
  tick?: ReactNode;
}) {
  const foreign = useForeign();
  const wording = useWording();
  const words = wording.of(machineCardWords);
  const line = facts ? machineFactLine(wording, facts, units) : '';
  const to = machine.slug === '' ? null : pathInUnits(machineHref(machine.slug), units);
  const ground = raised
    ? 'bg-white text-ink-950 dark:bg-card dark:text-text'
    : 'border border-line bg-card';
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift ${ground}`}
    >
      <MovingFrame className="aspect-square max-h-[28rem] overflow-hidden bg-picture-ground">
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
      <div className="flex flex-1 flex-col px-[min(1.625rem,10%)] pt-6.5 pb-7.5">
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
        {line !== '' && <p className="mt-3 text-note text-text-2">{line}</p>}
        {to && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-5">
            <span>
              <CardCue>{words.cue}</CardCue>
            </span>
            {tick}
          </div>
        )}
      </div>
    </article>
  );
}
