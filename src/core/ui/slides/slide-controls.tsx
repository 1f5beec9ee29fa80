import { fill } from '#copy/wording.ts';
import { RoundButton } from './round-button.tsx';
import type { useSlideRow } from './use-slide-row.ts';

type SlideControlWords = {
  choose: string;
  previous: string;
  next: string;
  /** With `{number}`. */
  goTo: string;
  /** With `{number}` and `{count}`. */
  position: string;
};

type Props = {
  count: number;
  row: Pick<ReturnType<typeof useSlideRow>, 'current' | 'said' | 'choose' | 'step'>;
  words: SlideControlWords;
  outlined?: boolean;
};

/**
 * Arrows and dots of a slide row; where the letters leave the dots no room, the place in figures. Without a script they
 * could do nothing, so they are not drawn.
 */
export function SlideControls({ count, row, words, outlined = false }: Props) {
  const { current, said, choose, step } = row;
  return (
    <>
      <RoundButton
        label={words.previous}
        icon="chevron-left"
        outlined={outlined}
        onClick={() => step(-1)}
      />
      <span className="px-1 text-note tabular-nums xs:hidden">
        {fill(words.position, { number: current + 1, count })}
      </span>
      <div
        role="group"
        aria-label={words.choose}
        className="flex flex-wrap justify-center touch:gap-y-5 max-xs:hidden"
      >
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={fill(words.goTo, { number: index + 1 })}
            aria-current={index === current || undefined}
            onClick={() => choose(index)}
            className="touch-area group grid h-6 min-w-6 place-items-center px-2 touch:min-w-11"
          >
            {/* All border: forced colors leave nothing of a ground. */}
            <span className="h-2 w-2 rounded-full border-4 border-ink-300 transition-[width,border-color] duration-240 group-hover:border-ink-400 group-aria-[current]:w-5.5 group-aria-[current]:border-primary dark:border-ink-500" />
          </button>
        ))}
      </div>
      <RoundButton
        label={words.next}
        icon="chevron-right"
        outlined={outlined}
        onClick={() => step(1)}
      />
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
