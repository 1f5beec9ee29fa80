import { useEffect, useState } from 'react';
import { sliderWords } from '#copy/en/slider-words.ts';
import { motionAllowed } from '#dom/motion-allowed.ts';
import { readingWay } from '#dom/reading-way.ts';
import { RoundButton } from './slides/round-button.tsx';
import { useWords } from './wording-context.ts';

/** The two buttons that turn a row of cards by as many as are seen. @param rowId id of the scroller (`card-row.tsx`) */
export function CardRowControls({ rowId }: { rowId: string }) {
  const words = useWords(sliderWords);
  const { atStart, atEnd } = useRowEnds(rowId);

  function turn(way: 1 | -1): void {
    const row = document.getElementById(rowId);
    if (!row) return;
    const gapPx = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
    row.scrollBy({
      left: readingWay(row) * way * (row.clientWidth + gapPx),
      behavior: motionAllowed() ? 'smooth' : 'instant',
    });
  }

  return (
    <>
      <RoundButton
        label={words.earlierCards}
        icon="chevron-left"
        outlined
        aria-disabled={atStart}
        onClick={() => turn(-1)}
      />
      <RoundButton
        label={words.laterCards}
        icon="chevron-right"
        outlined
        aria-disabled={atEnd}
        onClick={() => turn(1)}
      />
    </>
  );
}

function useRowEnds(rowId: string): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const row = document.getElementById(rowId);
    if (!row) return;
    const look = () => {
      const passed = readingWay(row) * row.scrollLeft;
      const atStart = passed <= 1;
      const atEnd = row.scrollWidth - row.clientWidth - passed <= 1;
      setEnds((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [rowId]);
  return ends;
}
