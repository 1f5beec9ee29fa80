import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/**
 * What stands folded where it would push what matters out of view: on a narrow screen, and open on a wider one, or
 * `everywhere`. Browsers that cannot open it by style keep the fold everywhere.
 */
export function NarrowFold({
  label,
  icon = 'search',
  everywhere = false,
  open = false,
  children,
}: {
  label: string;
  icon?: string;
  everywhere?: boolean;
  /** Whether it stands open at first. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      open={open}
      className={`group min-w-0 ${everywhere ? '' : 'md:details-content:[content-visibility:visible]'}`}
    >
      <summary
        className={`flex min-h-12 items-center gap-2.5 rounded-panel border border-line bg-card px-4.5 text-note font-[560] group-open:mb-4 ${everywhere ? '' : 'md:supports-[selector(::details-content)]:hidden'}`}
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
