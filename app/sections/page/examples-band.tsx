import type { Example } from '#content/page-parts/example.ts';
import { Band } from '#ui/band.tsx';
import { BandHeading } from '#ui/band-heading.tsx';
import { ExampleCard } from './example-card.tsx';

/** Examples as cards under one heading; nothing without examples. */
export function ExamplesBand({
  id,
  title,
  subtitle,
  examples,
}: {
  id: string;
  title: string;
  subtitle: string;
  examples: Example[];
}) {
  if (examples.length === 0) return null;
  return (
    <Band ground="mist" id={id} labelledBy={`${id}-title`}>
      <BandHeading id={`${id}-title`} title={title} description={subtitle} />
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {examples.map((example) => (
          <li key={example.id}>
            <ExampleCard example={example} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
