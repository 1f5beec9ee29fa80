import type { MachineCard as Machine } from '#content/machines/machine.ts';
import { Band } from '#ui/band.tsx';
import { BandHeading } from '#ui/band-heading.tsx';
import { LinkCardItem, type LinkCardWords } from '#ui/link-card.tsx';
import { MachineCard } from './machine-card.tsx';

const SIZES = '(min-width: 1100px) 400px, (min-width: 768px) 45vw, 90vw';

/** One kind of machine on the list page: three columns, with the anchor that buttons and mails lead to. */
export function MachineGroup({
  id,
  title,
  description,
  machines,
  wayOn,
  ground,
}: {
  id: 'vending-machines' | 'smart-lockers';
  title: string;
  description: string;
  machines: Machine[];
  wayOn: LinkCardWords;
  ground: 'white' | 'night';
}) {
  // The buttons that lead to this group still lead to its place.
  if (machines.length === 0) return <div id={id} />;
  const night = ground === 'night';
  return (
    <Band ground={ground} id={id} labelledBy={`${id}-title`}>
      <BandHeading id={`${id}-title`} title={title} description={description} onNight={night} />
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {machines.map((machine) => (
          <li key={machine.id}>
            <MachineCard machine={machine} sizes={SIZES} raised={night} />
          </li>
        ))}
        <LinkCardItem words={wayOn} count={machines.length} />
      </ul>
    </Band>
  );
}
