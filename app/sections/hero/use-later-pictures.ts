import { useEffect, useState, type RefObject } from 'react';

/**
 * Which slides may fetch their picture. The first one is the page's first picture; the others wait until
 * their slide is seen, is the next to play, or lies beside the seen one while the visitor is at the
 * slider. `loading="lazy"` alone would not do: on a phone the neighbours lie within the distance at
 * which browsers fetch ahead.
 */
export function useLaterPictures(
  row: RefObject<HTMLElement | null>,
  { current, count, playing }: { current: number; count: number; playing: boolean },
): { isDue: (index: number) => boolean; engage: () => void } {
  const [engaged, setEngaged] = useState(false);
  const [due, setDue] = useState<readonly number[]>([0]);

  useEffect(() => {
    const next = (current + 1) % count;
    const before = (current + count - 1) % count;
    const wanted = engaged ? [current, next, before] : playing ? [current, next] : [current];
    setDue((known) => {
      const fresh = wanted.filter((index) => !known.includes(index));
      return fresh.length > 0 ? [...known, ...fresh] : known;
    });
  }, [current, count, playing, engaged]);

  useEffect(() => {
    // On a wide screen the neighbour is too far away for the browser to fetch it by itself.
    for (const index of due)
      row.current?.children[index]?.querySelector('img')?.setAttribute('loading', 'eager');
  }, [due, row]);

  return { isDue: (index) => due.includes(index), engage: () => setEngaged(true) };
}
