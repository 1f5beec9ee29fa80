import { useSyncExternalStore } from 'react';
import { currentToasts, onToastsChanged, type Toast } from './toast.ts';
import { ToastList } from './toast-list.tsx';

const NONE: readonly Toast[] = [];

/**
 * Stands once, at the end of the page. The two live regions are there from the start, since a region that arrives
 * together with its text is often not read out: errors interrupt, all else waits.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChanged, currentToasts, () => NONE);
  const open = toasts.filter((toast) => toast.open);
  return (
    <>
      <div role="status" aria-atomic="false" className="sr-only">
        <Announcements toasts={open.filter((toast) => toast.tone !== 'error')} />
      </div>
      <div role="alert" aria-atomic="false" className="sr-only">
        <Announcements toasts={open.filter((toast) => toast.tone === 'error')} />
      </div>
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </>
  );
}

function Announcements({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map(({ id, title, description }) => (
    <p key={id}>{description ? `${title}. ${description}` : title}</p>
  ));
}
