import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';

/** Running text in a measure that reads well, with the list of its headings beside it. */
export function ProseBand({ children, contents }: { children: ReactNode; contents?: ReactNode }) {
  return (
    <Band id="text">
      <Prose contents={contents}>{children}</Prose>
    </Band>
  );
}

/** The measure alone, for a text that stands in a band already. */
export function Prose({ children, contents }: { children: ReactNode; contents?: ReactNode }) {
  if (!contents) return <div className="mx-auto max-w-[760px]">{children}</div>;
  return (
    <div className="grid gap-x-[clamp(36px,6vw,104px)] max-lg:max-w-[760px] lg:grid-cols-[224px_minmax(0,760px)]">
      {contents}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
