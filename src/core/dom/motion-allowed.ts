import { isMachineReader } from './machine-reader.ts';

/** How long anything takes that comes into view or changes, in ms, and how it slows down. */
export const ARRIVAL = { duration: 520, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** The visitor's wish for less motion. */
export const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Whether anything may move on its own or fly past: not when the visitor asked for less motion, and
 * not for a program that reads the page (part 2 section 9, bot handling). Browser only; never ask
 * while rendering.
 */
export function motionAllowed(): boolean {
  return !isMachineReader() && !lessMotion().matches;
}

/** Calls `listener` when the visitor's wish for less motion changes; returns what ends that. */
export function watchMotion(listener: () => void): () => void {
  const wish = lessMotion();
  wish.addEventListener('change', listener);
  return () => wish.removeEventListener('change', listener);
}
