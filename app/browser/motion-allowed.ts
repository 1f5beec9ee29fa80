import { isMachineReader } from './machine-reader.ts';

/**
 * Whether anything may move on its own or fly past: not when the visitor asked for less motion, and
 * not for a program that reads the page (part 2 section 9, bot handling). Browser only; never ask
 * while rendering.
 */
export function motionAllowed(): boolean {
  if (isMachineReader()) return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `listener` when the visitor's wish for less motion changes; returns what ends that. */
export function watchMotion(listener: () => void): () => void {
  const wish = matchMedia('(prefers-reduced-motion: reduce)');
  wish.addEventListener('change', listener);
  return () => wish.removeEventListener('change', listener);
}
