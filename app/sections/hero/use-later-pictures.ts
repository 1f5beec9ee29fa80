import { useEffect, useState } from 'react';

type Options = { current: number; count: number; running: boolean };

/**
 * Lets later slides fetch their picture. The first one is the page's first picture; the others wait until
 * their slide is seen, is the next to play, or lies beside the seen one while the visitor is at the
 * slider. `loading="lazy"` alone would not do: on a phone the neighbours lie within the distance at
 * which browsers fetch ahead.
 */
export function useLaterPictures(
  sectionId: string,
  rowId: string,
  { current, count, running }: Options,
): void {
  const [engaged, setEngaged] = useState(false);
  useEffect(() => {
    const section = document.getElementById(sectionId);
    if (!section) return;
    const engage = () => setEngaged(true);
    if (section.matches(':hover, :focus-within')) engage();
    section.addEventListener('pointerenter', engage);
    section.addEventListener('focusin', engage);
    return () => {
      section.removeEventListener('pointerenter', engage);
      section.removeEventListener('focusin', engage);
    };
  }, [sectionId]);

  useEffect(() => {
    const row = document.getElementById(rowId);
    const due = [current];
    if (engaged || running) due.push((current + 1) % count);
    if (engaged) due.push((current + count - 1) % count);
    for (const index of due) {
      const frame = row?.children[index]?.querySelector('[data-later]');
      frame?.removeAttribute('data-later');
      // On a wide screen the neighbour is too far away for the browser to fetch it by itself.
      frame?.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'));
    }
  }, [rowId, current, count, engaged, running]);
}
