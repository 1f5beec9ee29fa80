import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentToasts, onToastsChanged, type Toast } from './toast.ts';

const NONE: readonly Toast[] = [];

/**
 * Stands once, at the end of the shell. The two live regions are there from the start, since a
 * region that arrives together with its text is often not read out: errors interrupt, all else waits.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChanged, currentToasts, () => NONE);
  const drawing = useToastList(toasts.length > 0);
  const open = toasts.filter((toast) => toast.open);
  return (
    <>
      <div role="status" aria-atomic="false" className="sr-only">
        <Announcements toasts={open.filter((toast) => toast.tone !== 'error')} />
      </div>
      <div role="alert" aria-atomic="false" className="sr-only">
        <Announcements toasts={open.filter((toast) => toast.tone === 'error')} />
      </div>
      {toasts.length > 0 && drawing && <drawing.List toasts={toasts} />}
    </>
  );
}

function Announcements({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map(({ id, title, description }) => (
    <p key={id}>
      {title}
      {description && `. ${description}`}
    </p>
  ));
}

type ToastListPart = { List: ComponentType<{ toasts: readonly Toast[] }> };

/**
 * What draws toasts. It is fetched when the page is idle, so that it is there to say that the connection has gone;
 * where that failed it is tried again with the next toast, and the live regions speak meanwhile.
 */
function useToastList(wanted: boolean): ToastListPart | null {
  const [part, setPart] = useState<ToastListPart | null>(null);
  const missing = part === null;
  useEffect(() => {
    if (!missing) return;
    const load = () =>
      void import('./toast-list.tsx').then(
        (module) => setPart({ List: module.ToastList }),
        () => undefined,
      );
    if (wanted || !('requestIdleCallback' in window)) return load();
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [wanted, missing]);
  return part;
}
