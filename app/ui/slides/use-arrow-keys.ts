import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Left and right arrow keys for a part of the page, while it has the focus or the pointer is over it,
 * never while someone types (decision 11).
 */
export function useArrowKeys(
  part: RefObject<HTMLElement | null>,
  enabled: boolean,
  onArrow: (way: 1 | -1) => void,
): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (
      !way ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    if (isTyping(event.target)) return;
    const element = part.current;
    if (!element?.matches(':hover') && !element?.contains(document.activeElement)) return;
    event.preventDefault();
    onArrow(way);
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}

const WAYS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
