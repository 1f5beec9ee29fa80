import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/**
 * One matter of a page that is opened when it is wanted, with script or without.
 * @param open whether it stands open at first
 */
export function FoldCard({
  title,
  text,
  open = false,
  children,
}: {
  title: string;
  text?: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      open={open}
      className="group/fold min-w-0 rounded-panel border border-line bg-card [--pad:clamp(18px,2.2vw,28px)]"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 rounded-panel px-(--pad) py-3 hover:text-link">
        <h2 className="text-title!">{title}</h2>
        <Icon
          name="chevron-down"
          size={20}
          className="shrink-0 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <div className="px-(--pad) pb-(--pad)">
        {text && <div className="mb-5 max-w-[40em] text-note text-text-2">{text}</div>}
        {children}
      </div>
    </details>
  );
}
