import type { ReactNode } from 'react';

/**
 * The frame of a picture that travels between a card and the page it leads to (`browser/picture-move.ts`). The frame at
 * the top of that page carries the name always, a card's only once it was pressed: a page may hold the name once.
 */
export function MovingFrame({
  leads = false,
  className,
  children,
}: {
  /** Whether it stands at the top of its page, where pictures travel to. */
  leads?: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <div data-moving-frame={leads ? 'leads' : ''} className={className}>
      {children}
    </div>
  );
}
