import { interfaceWords } from '#copy/en/interface-words.ts';
import { fill } from '#copy/wording.ts';
import { Icon } from './icon.tsx';
import { useWords } from './wording-context.ts';

const ALL = [1, 2, 3, 4, 5];

/** A rating out of five: filled and empty stars, and the same in words (decision 12). */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const words = useWords(interfaceWords);
  const filled = Math.min(ALL.length, Math.max(0, Math.round(rating)));
  return (
    <div
      role="img"
      aria-label={fill(words.stars, { filled, all: ALL.length })}
      className={`flex gap-1 ${className}`}
    >
      {ALL.map((star) => (
        <Icon
          key={star}
          name="star"
          size={22}
          className={
            star <= filled
              ? 'fill-amber-500 text-amber-500 forced-colors:fill-[CanvasText]'
              : 'text-ink-400'
          }
        />
      ))}
    </div>
  );
}
