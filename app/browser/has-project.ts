/**
 * What the keys of the project list begin with. Each thing on the list is kept by itself, so that two tabs that add at
 * once lose nothing: the later change of one thing counts.
 */
export const PROJECT_PREFIX = 'project:';

/** Whether this browser keeps a project list. Apart from the list's own code, which only visitors with a list fetch. */
export function hasProject(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PROJECT_PREFIX));
  } catch {
    return false;
  }
}
