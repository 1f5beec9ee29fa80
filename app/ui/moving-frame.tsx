import type { ReactNode } from 'react';
import { usePictureMove } from '#browser/picture-move.ts';

/** The frame of a picture that travels between a card and the page at `path`; without a path it stays. */
export function MovingFrame({
  path,
  className,
  children,
}: {
  path: string | null;
  className: string;
  children: ReactNode;
}) {
  const style = usePictureMove(path ?? '');
  return (
    <div className={className} style={path === null ? undefined : style}>
      {children}
    </div>
  );
}
