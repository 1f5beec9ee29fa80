import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { SpriteIcon } from './interface-icons.ts';

/** What stands folded where it would push what matters out of view. */
export function Fold({
  label,
  icon = 'search',
  open = false,
  onlyNarrow = false,
  children,
}: {
  label: string;
  icon?: SpriteIcon;
  /** Whether it stands open at first. */
  open?: boolean;
  /** Stands open on a wider screen; browsers that cannot open it by style keep the fold there, too. */
  onlyNarrow?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      open={open}
      className={`group min-w-0 ${onlyNarrow ? 'md:details-content:[content-visibility:visible]' : ''}`}
    >
      <summary
        className={`flex min-h-12 items-center gap-2.5 rounded-panel border border-line bg-card px-4.5 py-2.5 text-note leading-snug font-medium group-open:mb-4 ${onlyNarrow ? 'md:supports-[selector(::details-content)]:hidden' : ''}`}
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
