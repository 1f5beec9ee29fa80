import { Part } from './sections.tsx';
import type { Example } from '#content/examples/example.ts';
import { Band } from '#ui/band.tsx';
import { BandHeading } from '#ui/band-heading.tsx';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';
import { ExampleCard } from './example-card.tsx';

/** Examples as cards under one heading, every row filled; nothing without examples. */
export function ExamplesBand({
  id,
  title,
  subtitle,
  examples,
  ground = 'mist',
}: {
  id: string;
  title: string;
  subtitle: string;
  examples: Example[];
  ground?: 'white' | 'mist';
}) {
  if (examples.length === 0) return null;
  const places = toFullRows(examples.map(() => 1));
  return (
    <Band ground={ground} id={id} labelledBy={`${id}-title`}>
      <BandHeading id={`${id}-title`} title={title} description={subtitle} />
      <ul className={FULL_ROWS_GRID}>
        {examples.map((example, index) => (
          <li key={example.id} className={places[index]?.className}>
            <Part>
              <ExampleCard example={example} alone={places[index]?.width === 'whole'} />
            </Part>
          </li>
        ))}
      </ul>
    </Band>
  );
}
