import { useEffect, useEffectEvent } from 'react';

/**
 * Left and right arrow keys for a part of the page, found by its id, while it has the focus or the pointer is over it,
 * never while someone types (decision 11).
 */
export function useArrowKeys(partId: string, onArrow: (way: 1 | -1) => void): void {
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
    const element = document.getElementById(partId);
    if (!element?.matches(':hover') && !element?.contains(document.activeElement)) return;
    event.preventDefault();
    onArrow(way);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const WAYS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
