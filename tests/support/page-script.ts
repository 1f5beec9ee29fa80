import { vi } from 'vitest';

/**
 * Starts a plain script of the page (`src/core/browser/`), which listens as long as its page is there.
 * @returns ends the page: takes away every listener that the script has put on window and document
 */
export function startScript(start: () => void): () => void {
  const added: (() => void)[] = [];
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation((...args) => {
      added.push(() => target.removeEventListener(...(args as [string, EventListener])));
      add(...(args as [string, EventListener]));
    });
  });
  start();
  for (const spy of spies) spy.mockRestore();
  return () => {
    for (const remove of added) remove();
  };
}
