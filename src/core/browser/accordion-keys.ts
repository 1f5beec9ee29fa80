import { nextIndex } from '#dom/arrow-keys.ts';

const ACCORDION = '[data-accordion]';

/**
 * What the browser's own disclosure lacks of the accordion pattern (part 2 section 4): Home, End and the arrow keys move
 * between the questions, and the address names the answer that was opened last, without a step in the visitor's history.
 */
export function watchAccordions(): void {
  for (const accordion of document.querySelectorAll<HTMLElement>(ACCORDION)) {
    accordion.addEventListener('keydown', (event) => moveFocus(accordion, event));
    for (const details of accordion.querySelectorAll('details')) {
      if (details.open) keepInAddress(details);
      details.addEventListener('toggle', () => keepInAddress(details));
    }
  }
}

function moveFocus(accordion: HTMLElement, event: KeyboardEvent): void {
  const questions = [...accordion.querySelectorAll<HTMLElement>(':scope > * > summary')];
  const from = questions.indexOf(event.target as HTMLElement);
  const to = from === -1 ? null : nextIndex(event.key, from, questions.length, 'vertical');
  if (to === null) return;
  event.preventDefault();
  questions[to]?.focus();
}

function keepInAddress(details: HTMLDetailsElement): void {
  const hash = `#${details.querySelector(':scope > summary + div')?.id}`;
  const isNamed = location.hash === hash;
  if (details.open === isNamed) return;
  const address = details.open ? hash : location.pathname + location.search;
  history.replaceState(history.state, '', address);
}
