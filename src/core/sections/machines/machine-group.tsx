import { Part } from '#sections/page/sections.tsx';
import type { MachineFacts } from '#content/machines/machine-facts.ts';
import type { MachineCard as Machine } from '#content/machines/machine.ts';
import { categoryPicture, machinePicture } from '#content/media/built-in-picture.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { machinesPageWords } from '#copy/en/machines-page-words.ts';
import { Band } from '#ui/band.tsx';
import { BandHeading } from '#ui/band-heading.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LinkCardItem, type LinkCardWords } from '#ui/link-card.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWords } from '#ui/wording-context.ts';
import { CompareTick } from './compare-choice.tsx';
import { MachineCard } from './machine-card.tsx';

const SIZES = '(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, 90vw';

/** Of the card that leads on from a group. */
const WAY_ON_PICTURES = {
  'vending-machines': categoryPicture('grocery', ''),
  'smart-lockers': machinePicture('outdoor-dusk', ''),
};

/** One kind of machine on the list page: three columns, with the anchor that buttons and mails lead to. */
export function MachineGroup({
  id,
  title,
  description,
  machines,
  facts,
  wayOn,
  ground,
  compared,
  units,
}: {
  id: keyof typeof WAY_ON_PICTURES;
  title: string;
  description: string;
  /** Null where the list failed, which is said below the groups. */
  machines: Machine[] | null;
  /** What is known in numbers, by ids of machines. */
  facts: Readonly<Record<string, MachineFacts>>;
  wayOn: LinkCardWords;
  ground: 'white' | 'night';
  /** Whether machines can be ticked for comparing them. */
  compared: boolean;
  units: UnitSystem;
}) {
  // The buttons that lead to this group still lead to its place.
  if (machines === null) return <div id={id} />;
  // The panel that stands for machines has no words for a dark ground.
  const night = ground === 'night' && machines.length > 0;
  return (
    <Band ground={night ? 'night' : 'white'} id={id} labelledBy={`${id}-title`}>
      <BandHeading id={`${id}-title`} title={title} description={description} onNight={night} />
      {machines.length === 0 ? (
        <NoMachines />
      ) : (
        <ul className="card-grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {machines.map((machine) => (
            <li key={machine.id}>
              <Part>
                <MachineCard
                  machine={machine}
                  sizes={SIZES}
                  raised={night}
                  units={units}
                  facts={facts[machine.id]}
                  tick={compared && <CompareTick slug={machine.slug} title={machine.title} />}
                />
              </Part>
            </li>
          ))}
          <LinkCardItem words={wayOn} count={machines.length} picture={WAY_ON_PICTURES[id]} />
        </ul>
      )}
    </Band>
  );
}

function NoMachines() {
  const words = useWords(machinesPageWords);
  const { title, text, action } = words.none;
  return (
    <ProblemPanel
      tone="quiet"
      title={title}
      message={text}
      level={3}
      actions={
        <ButtonLink to={action.url} look="outline" size="small">
          {action.text}
        </ButtonLink>
      }
    />
  );
}
