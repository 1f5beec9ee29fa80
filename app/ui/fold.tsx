import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const OPEN = {
  md: {
    details: 'md:details-content:[content-visibility:visible]',
    summary: 'md:supports-[selector(::details-content)]:hidden',
  },
  lg: {
    details: 'lg:details-content:[content-visibility:visible]',
    summary: 'lg:supports-[selector(::details-content)]:hidden',
  },
} as const;

/** What stands folded where it would push what matters out of view. */
export function Fold({
  label,
  icon = 'search',
  open = false,
  openFrom,
  children,
}: {
  label: string;
  icon?: string;
  /** Whether it stands open at first. */
  open?: boolean;
  /** From which width on it stands open; browsers that cannot open it by style keep the fold there, too. */
  openFrom?: keyof typeof OPEN;
  children: ReactNode;
}) {
  return (
    <details open={open} className={`group min-w-0 ${openFrom ? OPEN[openFrom].details : ''}`}>
      <summary
        className={`flex min-h-12 items-center gap-2.5 rounded-panel border border-line bg-card px-4.5 text-note font-medium group-open:mb-4 ${openFrom ? OPEN[openFrom].summary : ''}`}
      >
        <Icon name={icon} size={18} />
        {label}
        <Icon
          name="chevron-down"
          size={18}
          className="ms-auto transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
