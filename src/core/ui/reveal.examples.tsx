import type { ReactNode } from 'react';
import { Reveal } from './reveal.tsx';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'three in a row',
    render: () => (
      <div className="container-site grid gap-5 py-10 md:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <Reveal key={place}>
            <p className="h-full rounded-card bg-band p-7">
              There from the start, or risen into view: the words are the same.
            </p>
          </Reveal>
        ))}
      </div>
    ),
  },
];
