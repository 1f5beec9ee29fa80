import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/**
 * One matter of a page that is opened when it is wanted, with script or without.
 * @param open whether it stands open at first
 * @param group of those that are called the same, one is open at a time
 */
export function FoldCard({
  title,
  text,
  open = false,
  group,
  children,
}: {
  title: string;
  text?: ReactNode;
  open?: boolean;
  group?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <details
      name={group}
      open={open}
      className="group/fold min-w-0 rounded-panel border border-line bg-card [--pad:clamp(18px,2.2vw,28px)]"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 rounded-panel px-(--pad) py-3 hover:text-link">
        <h2 id={titleId} className="text-title!">
          {title}
        </h2>
        <Icon
          name="chevron-down"
          size={20}
          className="shrink-0 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <section aria-labelledby={titleId} className="px-(--pad) pb-(--pad)">
        {text && <div className="mb-5 max-w-[40em] text-note text-text-2">{text}</div>}
        {children}
      </section>
    </details>
  );
}
