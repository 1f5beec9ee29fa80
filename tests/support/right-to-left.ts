import { onTestFinished } from 'vitest';

/** Lets lines run from right to left for one test. The tests' DOM knows the property, not what `dir` does to it. */
export function layOutRightToLeft(): void {
  document.documentElement.style.direction = 'rtl';
  onTestFinished(() => void document.documentElement.style.removeProperty('direction'));
}
