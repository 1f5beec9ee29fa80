import { Part } from '#sections/page/sections.tsx';
import { useContext } from 'react';
import type { Loaded } from '#content/loaded.ts';
import type { MachineCard as Machine } from '#content/machines/machine.ts';
import type { TitledText } from '#content/mapping/titled-text.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { MachinesProblemPanel } from '#sections/machines/machines-problem.tsx';
import { MachineCard } from '#sections/machines/machine-card.tsx';
import { TitledHeading } from '#sections/page/titled-heading.tsx';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { NoticesContext } from '#ui/notices-context.ts';
import { PHONE_ROW } from '#ui/phone-row.ts';
import { useWords } from '#ui/wording-context.ts';

/**
 * The first machines on the night band: three in one row, four in a row of four. Without any the heading and its button
 * stay.
 */
export function FeaturedMachines({
  words,
  machines,
}: {
  words: TitledText;
  machines: Loaded<Machine[]>;
}) {
  const { allMachines } = useWords(pageWords);
  const items = 'value' in machines ? machines.value : [];
  const showNotices = useContext(NoticesContext);
  const isFailure = machines.status === 'failed' && showNotices;
  const columns = items.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  const sizes =
    items.length === 4
      ? '(min-width: 68.75rem) 18.75rem, (min-width: 48rem) 45vw, 90vw'
      : '(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, 90vw';
  return (
    <Band ground="night" labelledBy="featured-machines">
      <TitledHeading
        id="featured-machines"
        words={words}
        onNight
        action={
          <ButtonLink to="/machines" look="ghost">
            {allMachines} <Icon name="arrow-right" size={18} />
          </ButtonLink>
        }
      />
      {isFailure ? (
        <MachinesProblemPanel machines={machines} level={3} />
      ) : items.length === 0 ? null : (
        <ul className={`${PHONE_ROW} md:grid-cols-2 md:gap-6 ${columns}`}>
          {items.map((machine) => (
            <li key={machine.id}>
              <Part>
                <MachineCard machine={machine} sizes={sizes} raised />
              </Part>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
