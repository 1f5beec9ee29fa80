/**
 * What the keys of the project list begin with. Each thing on the list is kept by itself, so that two tabs that add at
 * once lose nothing: the later change of one thing counts.
 */
export const PROJECT_PREFIX = 'project:';

/** Goes inline into the head: what leads to the list has its room from the first paint on, and nothing moves. */
export const MARK_PROJECT = `try{/(^|,)${PROJECT_PREFIX}/.test(Object.keys(localStorage))&&(document.documentElement.dataset.hasProject="")}catch{}`;

/** Whether this browser keeps a project list. Apart from the list's own code, which only visitors with a list fetch. */
export function hasProject(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PROJECT_PREFIX));
  } catch {
    return false;
  }
}
