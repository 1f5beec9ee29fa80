import type { StoredProject } from './stored-project.ts';

/**
 * Path of the page that shows a list as the formulas and machines are now, in the language in which it was sent: slugs and
 * numbers are read by that.
 */
export function storedProjectPath({ base = '', query }: StoredProject): string {
  return `${base}/project?${query}`;
}
