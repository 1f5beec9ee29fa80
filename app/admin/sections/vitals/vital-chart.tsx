/** A measured value as people write it: seconds from one second on, milliseconds below, shifts without a unit. */
export function toVitalText(metric: string, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

type Day = { day: string; p75: number | null };
type Props = { metric: string; good: number; poor: number; days: Day[]; label: string };

const WIDTH = 320;
const HEIGHT = 96;
const PAD = 6;

/** The p75 of each day as a line between the two thresholds; the same numbers stand in a table below it. */
export function VitalChart({ metric, good, poor, days, label }: Props) {
  const values = days.flatMap(({ p75 }) => (p75 === null ? [] : [p75]));
  const highest = Math.max(poor * 1.15, ...values);
  const x = (index: number) => PAD + (index / Math.max(1, days.length - 1)) * (WIDTH - 2 * PAD);
  const y = (value: number) => HEIGHT - PAD - (value / highest) * (HEIGHT - 2 * PAD);
  const points = days.flatMap(({ p75 }, index) =>
    p75 === null ? [] : [{ x: x(index), y: y(p75) }],
  );
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="h-auto w-full">
      <Threshold y={y(good)} text={toVitalText(metric, good)} className="stroke-mint-600" />
      <Threshold y={y(poor)} text={toVitalText(metric, poor)} className="stroke-red-500" />
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
  );
}

function Threshold({ y, text, className }: { y: number; text: string; className: string }) {
  return (
    <g>
      <line x1={PAD} x2={WIDTH - PAD} y1={y} y2={y} strokeDasharray="3 4" className={className} />
      <text
        x={WIDTH - PAD}
        y={y - 3}
        textAnchor="end"
        fontSize="9"
        fill="currentColor"
        opacity="0.7"
      >
        {text}
      </text>
    </g>
  );
}

/** Shares of good, middling and poor visits as one bar. */
export function ShareBar({
  shares,
  label,
}: {
  shares: Record<'good' | 'middling' | 'poor', number>;
  label: string;
}) {
  const parts = [
    { width: shares.good, className: 'fill-mint-600' },
    { width: shares.middling, className: 'fill-amber-500' },
    { width: shares.poor, className: 'fill-red-500' },
  ];
  let from = 0;
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-2.5 w-full rounded-full"
    >
      {parts.map(({ width, className }) => {
        const start = from;
        from += width;
        return (
          <rect
            key={className}
            x={start * 100}
            width={width * 100}
            height="4"
            className={className}
          />
        );
      })}
    </svg>
  );
}
