import type { ReactNode } from 'react';

/** Lets its content rise into view once, when it is scrolled to (`browser/reveal.ts`). */
export function Reveal({ children }: { children: ReactNode }) {
  return (
    <div data-reveal="" className="h-full">
      {children}
    </div>
  );
}
