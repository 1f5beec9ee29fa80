import type { ReactNode } from 'react';
import type { WordMarks } from './word-marks.ts';

/**
 * Holds a table that may be wider than its place: it scrolls by itself then, also by keyboard, and a shade at the edge says
 * that there is more.
 * @param ground the colour it stands on
 */
export function TableFrame({
  label,
  marks,
  ground,
  className = '',
  children,
}: {
  label: string;
  /** Of the label. */
  marks?: WordMarks;
  ground: 'bg' | 'card';
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      {...marks}
      role="group"
      aria-label={label}
      tabIndex={0}
      className={`scroll-edges overflow-x-auto ${GROUNDS[ground]} ${className}`}
    >
      {children}
    </div>
  );
}

const GROUNDS = { bg: '[--ground:var(--bg)]', card: '[--ground:var(--card)]' } as const;
