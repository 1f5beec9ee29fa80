import { useRef, type PointerEvent } from 'react';

/** How far a toast must be dragged sideways before it goes (part 1 section 9). */
const SWIPE_DISMISS_PX = 20;

/** Handlers that let an element be dragged sideways; calls `onAway` once it was dragged far enough. */
export function useSwipeAway(onAway: () => void) {
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
