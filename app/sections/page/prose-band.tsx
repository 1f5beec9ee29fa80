import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';

/** Running text in a measure that reads well. */
export function ProseBand({ children, id = 'text' }: { children: ReactNode; id?: string }) {
  return (
    <Band id={id}>
      <div className="mx-auto max-w-[760px]">{children}</div>
    </Band>
  );
}
