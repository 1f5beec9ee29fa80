import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import {
  currentToasts,
  LONG_TOAST_DURATION_MS,
  onToastsChanged,
  removeToast,
  type Toast,
} from './toast.ts';

const NONE: readonly Toast[] = [];

/** How toasts look while what draws them cannot be fetched: without a connection, most often. */
const PLAIN_CARD =
  'fixed top-4 right-4 z-100 max-w-[calc(100vw-2rem)] rounded-float border border-line bg-card p-4 text-note text-text shadow-float';

/**
 * Stands once, at the end of the shell. The two live regions are there from the start, since a
 * region that arrives together with its text is often not read out: errors interrupt, all else waits.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChanged, currentToasts, () => NONE);
  const { List, failed } = useToastList(toasts);
  const open = toasts.filter((toast) => toast.open);
  return (
    <>
      <div className={failed && open.length > 0 ? PLAIN_CARD : 'sr-only'}>
        <div role="status" aria-atomic="false">
          <Announcements toasts={open.filter((toast) => toast.tone !== 'error')} />
        </div>
        <div role="alert" aria-atomic="false">
          <Announcements toasts={open.filter((toast) => toast.tone === 'error')} />
        </div>
      </div>
      {toasts.length > 0 && List && <List toasts={toasts} />}
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

type ToastList = ComponentType<{ toasts: readonly Toast[] }>;

/**
 * What draws toasts comes with the first of them. Where it cannot be fetched the live regions show their words
 * themselves for as long as a toast may stand, and the next toast asks again.
 */
function useToastList(toasts: readonly Toast[]): { List?: ToastList; failed?: boolean } {
  const [part, setPart] = useState<{ List?: ToastList; failed?: boolean }>({});
  useEffect(() => {
    if (toasts.length === 0 || part.List) return;
    import('./toast-list.tsx').then(
      ({ ToastList }) => setPart({ List: ToastList }),
      () => setPart({ failed: true }),
    );
  }, [toasts, part.List]);
  useEffect(() => {
    if (!part.failed) return;
    const leaving = setTimeout(removeToast, LONG_TOAST_DURATION_MS);
    return () => clearTimeout(leaving);
  }, [toasts, part.failed]);
  return part;
}
