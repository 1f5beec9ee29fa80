type Props = { label: string; values: readonly number[]; first: string; last: string };

const WIDTH = 320;
const HEIGHT = 96;
const GAP = 0.22;

/** A column for each week, the latest at the right; the same numbers stand in a table below. */
export function WeekChart({ label, values, first, last }: Props) {
  const highest = Math.max(1, ...values);
  const step = WIDTH / values.length;
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        className="h-auto w-full"
      >
        {values.map((value, index) => {
          const height = Math.max(value === 0 ? 1 : 3, (value / highest) * HEIGHT);
          return (
            <rect
              key={index}
              x={index * step + (step * GAP) / 2}
              y={HEIGHT - height}
              width={step * (1 - GAP)}
              height={height}
              rx={Math.min(3, step / 4)}
              className={value === 0 ? 'fill-line' : 'fill-primary dark:fill-link'}
            />
          );
        })}
      </svg>
      <p className="mt-1.5 flex justify-between text-small text-text-2" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
