import { DOOR_SIZES } from '#content/machines/machine-facts.ts';
import { toDrawnDoors, type LockerFront } from '../content/locker-front.ts';
import { lockerWords } from '#copy/en/locker-words.ts';
import { number, series } from '#copy/number-text.ts';
import { count, fill } from '#copy/wording.ts';
import { useWording } from '#ui/wording-context.ts';
import { DRAWN_LINE } from './drawn-line.ts';

/** More of them would be a wall of lines, and say no more than their number. */
const MOST_DRAWN = 12;
/** At letters of 16, so that a cabinet is as high as a hand is wide. */
const MM_PER_REM = 210;
/** As many stand in one row at any width, all of them smaller where it is narrow. */
const MOST_IN_ROW = 6;
/** Between two doors, half of it. */
const GAP_MM = 14;

/** The cabinets of a set beside each other, to one scale, with as many doors as they have. */
export function LockerRow({ fronts }: { fronts: readonly LockerFront[] }) {
  const wording = useWording();
  const { row, sizes, set } = wording.of(lockerWords);
  const all = fronts.flatMap((front) =>
    Array.from({ length: Math.min(front.count, MOST_DRAWN) }, () => front),
  );
  const drawn = all.slice(0, MOST_DRAWN);
  const more = fronts.reduce((sum, front) => sum + front.count, 0) - drawn.length;
  const doors = DOOR_SIZES.flatMap((size) => {
    const sum = fronts.reduce((total, front) => total + front.count * (front.doors[size] ?? 0), 0);
    return sum === 0 ? [] : fill(set.line, { count: number(wording, sum), title: sizes[size] });
  });
  return (
    <figure className="mt-4" data-row>
      <figcaption className="text-small text-text-2">
        <strong className="font-medium text-text">{row.title}</strong> {series(wording, doors)}.{' '}
        {row.scale} {more > 0 && count(wording, row.more, more)}
      </figcaption>
      <div
        aria-hidden="true"
        className={`mt-3 flex items-end gap-3 border-b-2 text-text-2 ${drawn.length > MOST_IN_ROW ? 'flex-wrap' : ''}`}
      >
        {drawn.map((front, at) => (
          // eslint-disable-next-line react/no-array-index-key -- cabinets of a kind are alike
          <Cabinet key={at} front={front} />
        ))}
      </div>
    </figure>
  );
}

function Cabinet({ front }: { front: LockerFront }) {
  const { widthMm, heightMm } = front;
  return (
    <svg
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      // All of a row shrink by the same share.
      width={`${widthMm / MM_PER_REM}rem`}
      overflow="visible"
      className="h-auto max-w-full min-w-0"
    >
      <rect {...DRAWN_LINE} width={widthMm} height={heightMm} rx={24} strokeWidth={2} />
      <g className="text-link">
        {toDrawnDoors(front).map(({ size, x, y, width, height }) => (
          <g key={`${x} ${y}`}>
            <rect
              {...DRAWN_LINE}
              data-door={size}
              x={x + GAP_MM}
              y={y + GAP_MM}
              width={Math.max(1, width - 2 * GAP_MM)}
              height={Math.max(1, height - 2 * GAP_MM)}
              rx={14}
              strokeWidth={1.5}
            />
            <circle cx={x + width - 70} cy={y + height / 2} r={18} fill="currentColor" />
          </g>
        ))}
      </g>
    </svg>
  );
}
