import { useEffect, useState, type RefObject } from 'react';

type Options = {
  current: number;
  count: number;
  /** Whether React runs; before, nothing is due but the first picture. */
  started: boolean;
  playing: boolean;
};

/**
 * Which slides may fetch their picture. The first one is the page's first picture; the others wait until
 * their slide is seen, is the next to play, or lies beside the seen one while the visitor is at the
 * slider. `loading="lazy"` alone would not do: on a phone the neighbours lie within the distance at
 * which browsers fetch ahead.
 */
export function useLaterPictures(
  row: RefObject<HTMLElement | null>,
  { current, count, started, playing }: Options,
): { isDue: (index: number) => boolean; engage: () => void } {
  const [engaged, setEngaged] = useState(false);
  const [due, setDue] = useState<readonly number[]>([0]);

  const fresh = wantedIndexes().filter((index) => !due.includes(index));
  if (fresh.length > 0) setDue([...due, ...fresh]);

  function wantedIndexes(): number[] {
    if (!started) return [];
    const next = (current + 1) % count;
    if (engaged) return [current, next, (current + count - 1) % count];
    return playing ? [current, next] : [current];
  }

  useEffect(() => {
    // On a wide screen the neighbour is too far away for the browser to fetch it by itself.
    for (const index of due)
      row.current?.children[index]?.querySelector('img')?.setAttribute('loading', 'eager');
  }, [due, row]);

  return { isDue: (index) => due.includes(index), engage: () => setEngaged(true) };
}
