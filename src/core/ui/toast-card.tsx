import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { interfaceWords } from '#copy/en/interface-words.ts';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast, type ToastTone } from './toast.ts';
import { useWords } from './wording-context.ts';
import type { SpriteIcon } from './interface-icons.ts';

const TONES: Record<ToastTone, { icon: SpriteIcon; colour: string }> = {
  info: { icon: 'info', colour: 'text-link' },
  success: { icon: 'circle-check', colour: 'text-on-success' },
  warning: { icon: 'triangle-alert', colour: 'text-on-notice' },
  error: { icon: 'circle-alert', colour: 'text-error' },
};

/** One toast: goes by itself after its time, by its button, or by a swipe to either side. */
export function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const words = useWords(interfaceWords);
  const { id, title, description, action, tone, open } = toast;
  const close = () => dismissToast(id);
  const swipe = useSwipeAway(close);
  useExpiry(toast, isPaused);
  return (
    <li
      {...swipe}
      className={`pointer-events-auto flex [touch-action:pan-y] items-start gap-3 rounded-panel border border-line bg-card p-4 pe-2.5 text-note text-text shadow-float transition-[opacity,translate] duration-200 ease-soft select-none starting:-translate-y-2 starting:opacity-0 ${
        open ? '' : 'translate-x-6 opacity-0 rtl:-translate-x-6'
      }`}
    >
      <Icon name={TONES[tone].icon} size={20} className={`mt-px ${TONES[tone].colour}`} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">{title}</p>
        {description && <p className="mt-1 leading-snug text-text-2">{description}</p>}
        {action && (
          <button
            type="button"
            className="touch-area mt-2 min-h-6 font-medium text-link underline underline-offset-4"
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        data-dismiss
        aria-label={words.dismiss}
        onClick={close}
        className="touch-area -my-1 grid size-8 shrink-0 place-items-center rounded-chip text-text-3 hover:bg-skeleton hover:text-text"
      >
        <Icon name="x" size={16} />
      </button>
    </li>
  );
}

/** Counts the toast's time down, standing still while paused, anew for every change of the toast. */
function useExpiry(toast: Toast, isPaused: boolean): void {
  const left = useRef({ toast, ms: toast.durationMs });
  useEffect(() => {
    if (left.current.toast !== toast) left.current = { toast, ms: toast.durationMs };
    if (isPaused || !toast.open || left.current.ms === Infinity) return;
    const since = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= Date.now() - since;
    };
  }, [toast, isPaused]);
}

/** How far a toast must be dragged sideways before it goes (part 1 section 9). */
const SWIPE_DISMISS_PX = 20;

/** Handlers that let an element be dragged sideways; calls `onAway` once it was dragged far enough. */
function useSwipeAway(onAway: () => void) {
  const startX = useRef<number | null>(null);

  const settle = (event: PointerEvent<HTMLElement>) => {
    const from = startX.current;
    startX.current = null;
    if (from === null) return;
    if (Math.abs(event.clientX - from) >= SWIPE_DISMISS_PX && event.type === 'pointerup') onAway();
    else event.currentTarget.style.removeProperty('transform');
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return;
      event.currentTarget.style.transform = `translateX(${event.clientX - startX.current}px)`;
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  };
}
