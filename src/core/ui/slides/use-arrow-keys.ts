import { useEffect } from 'react';
import { readingWay } from '#dom/reading-way.ts';

/**
 * Left and right arrow keys for a part of the page, found by its id, while it has the focus or the pointer is over it,
 * never while someone types (decision 11).
 * @param onArrow is told 1 for onward and -1 for back, the way lines run in that part
 */
export function useArrowKeys(partId: string, onArrow: (way: number) => void): void {
  useEffect(() => {
    function turn(event: KeyboardEvent): void {
      const toTheRight = TO_THE_RIGHT[event.key];
      if (
        !toTheRight ||
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      if (isTyping(event.target)) return;
      const element = document.getElementById(partId)!;
      if (!element.matches(':hover') && !element.contains(document.activeElement)) return;
      event.preventDefault();
      onArrow(toTheRight * readingWay(element));
    }
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  });
}

const TO_THE_RIGHT: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
