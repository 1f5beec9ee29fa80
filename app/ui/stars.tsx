import { pageToolWords } from '#copy/page-tool-words.ts';
import { Icon } from './icon.tsx';

const ALL = [1, 2, 3, 4, 5];

/** A rating out of five: filled and empty stars, and the same in words (decision 12). */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const filled = Math.min(ALL.length, Math.max(0, Math.round(rating)));
  return (
    <div
      role="img"
      aria-label={pageToolWords.stars(filled, ALL.length)}
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
