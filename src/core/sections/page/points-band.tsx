import type { TitledText } from '#content/mapping/titled-text.ts';
import { Band } from '#ui/band.tsx';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';
import { Icon } from '#ui/icon.tsx';
import { TitledHeading } from './titled-heading.tsx';
import { useForeign } from './use-foreign.ts';

/** A heading with short points below it, each on its own tile, every row filled. Draws nothing when there is neither. */
export function PointsBand({
  id,
  words,
  points,
}: {
  id: string;
  words: TitledText;
  points: string[];
}) {
  const foreign = useForeign();
  if (words.title === '' && points.length === 0) return null;
  const inFours = points.length >= 8 && points.length % 4 === 0;
  const places = inFours ? [] : toFullRows(points.map(() => 1));
  return (
    <Band id={id} {...(words.title === '' ? {} : { labelledBy: `${id}-title` })}>
      <TitledHeading id={`${id}-title`} words={words} />
      {points.length > 0 && (
        <ul className={inFours ? 'card-grid gap-5 md:grid-cols-2 lg:grid-cols-4' : FULL_ROWS_GRID}>
          {points.map((point, index) => (
            <li
              {...foreign(words, 'items')}
              key={point}
              className={`flex items-start gap-4 rounded-panel p-6 font-normal bg-band ${places[index]?.className ?? ''}`}
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-chip text-primary shadow-rest dark:text-link">
                <Icon name="check" size={18} />
              </span>
              <span className="pt-1">{point}</span>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
