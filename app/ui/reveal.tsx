import type { ReactNode } from 'react';

/** Lets its content rise into view once, when it is scrolled to (`browser/reveal.ts`). */
export function Reveal({
  children,
  className = 'h-full',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div data-reveal="" className={className}>
      {children}
    </div>
  );
}
