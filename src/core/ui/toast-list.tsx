import { useEffect, useState, type KeyboardEvent } from 'react';
import { interfaceWords } from '#copy/en/interface-words.ts';
import { ToastCard } from './toast-card.tsx';
import { TOASTS_PLACE, TOASTS_SHOWN, type Toast } from './toast.ts';
import { useWords } from './wording-context.ts';

/**
 * The toasts that fit, newest on top, below the header in the corner where lines end, on a telephone at the foot. Time
 * stands still while one is looked at.
 */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const words = useWords(interfaceWords);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useDocumentHidden();
  const isPaused = hasPointer || hasFocus || isHidden;
  return (
    <section aria-label={words.notifications} className={TOASTS_PLACE}>
      <ol
        className="flex flex-col gap-[14px]"
        onPointerEnter={() => setHasPointer(true)}
        onPointerLeave={() => setHasPointer(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
        onKeyDown={closeOnEscape}
      >
        {toasts.slice(0, TOASTS_SHOWN).map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />
        ))}
      </ol>
    </section>
  );
}

/** Escape closes the toast that has the focus, by its own button. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const card = (event.target as Element).closest('li');
  card?.querySelector<HTMLButtonElement>('[data-dismiss]')?.click();
}

function useDocumentHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const read = () => setIsHidden(document.visibilityState === 'hidden');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return isHidden;
}
