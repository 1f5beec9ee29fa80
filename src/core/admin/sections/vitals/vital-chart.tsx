import { adminVitalsWords as words } from '#admin/copy/en/admin-vitals-words.ts';
import { fill } from '#copy/wording.ts';
import type { MetricByDay } from '#server/measuring/measuring.ts';
import { vitalText } from './vital-text.ts';

const WIDTH = 320;
const HEIGHT = 96;
const PAD = 6;

/**
 * The p75 of each day as a line over the two thresholds. What they are stands below the drawing, where no line can run
 * through the words; the numbers stand in a table.
 */
export function VitalChart({ metric, good, poor, days }: MetricByDay) {
  const { name } = words.metrics[metric];
  const values = days.flatMap(({ p75 }) => (p75 === null ? [] : [p75]));
  const highest = Math.max(poor * 1.15, ...values);
  const x = (index: number) => PAD + (index / Math.max(1, days.length - 1)) * (WIDTH - 2 * PAD);
  const y = (value: number) => HEIGHT - PAD - (value / highest) * (HEIGHT - 2 * PAD);
  const points = days.flatMap(({ p75 }, index) =>
    p75 === null ? [] : [{ x: x(index), y: y(p75) }],
  );
  const last = points.at(-1);
  const limits = [
    { at: good, className: 'stroke-mint-600', text: words.limitGood },
    { at: poor, className: 'stroke-red-500', text: words.limitPoor },
  ];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-note font-medium">{name}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${name}, ${words.byDay}`}
        className="h-auto w-full"
      >
        {limits.map(({ at, className }) => (
          <Dashes key={at} y={y(at)} from={PAD} to={WIDTH - PAD} className={className} />
        ))}
        <polyline
          points={points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-primary dark:stroke-link"
        />
        {last && <circle cx={last.x} cy={last.y} r="3.5" className="fill-primary dark:fill-link" />}
      </svg>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-small text-text-2">
        {limits.map(({ at, className, text }) => (
          <li key={at} className="inline-flex items-center gap-2">
            <svg width="20" height="2" aria-hidden="true">
              <Dashes y={1} from={0} to={20} className={className} />
            </svg>
            {fill(text, { value: vitalText(metric, at) })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Dashes({
  y,
  from,
  to,
  className,
}: {
  y: number;
  from: number;
  to: number;
  className: string;
}) {
  return <line x1={from} x2={to} y1={y} y2={y} strokeDasharray="3 4" className={className} />;
}
