import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminVitalsWords as words } from '#admin/copy/en/admin-vitals-words.ts';
import { AdminCard, StateChip } from '#admin/sections/admin-card.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { count, fill } from '#copy/wording.ts';
import { ShareBar, VitalChart, toVitalText } from './vital-chart.tsx';

type Rating = keyof typeof words.ratings;
export type ShownMetric = {
  metric: keyof typeof words.metrics;
  good: number;
  poor: number;
  measured: number;
  p75: number | null;
  rating: Rating | null;
  shares: Record<Rating, number>;
  days: { day: string; p75: number | null; measured: number }[];
};

const TONES = { good: 'good', middling: 'notice', poor: 'bad' } as const;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** One metric: its value and what that means, how visits are spread, how it went by day. */
export function MetricCard({ shown }: { shown: ShownMetric }) {
  const { metric, good, poor, measured, p75, rating, shares, days } = shown;
  const { name, about } = words.metrics[metric];
  const text = (value: number) => toVitalText(metric, value);
  const spread = (['good', 'middling', 'poor'] as const)
    .map((each) => `${words.ratings[each]} ${percent(shares[each])}`)
    .join(', ');
  return (
    <AdminCard
      title={name}
      text={`${about}. ${fill(words.limits, { good: text(good), poor: text(poor) })} ${fill(words.technical, { metric })}`}
    >
      {p75 === null || rating === null ? (
        <p className="text-note text-text-2">{words.none}</p>
      ) : (
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <span className="text-sub font-semibold">{text(p75)}</span>
            <StateChip tone={TONES[rating]}>{words.ratings[rating]}</StateChip>
            <span className="text-small text-text-2">
              {count(adminWording, words.measured, measured)}
            </span>
          </p>
          <ShareBar shares={shares} label={spread} />
          <p className="text-small text-text-2">{spread}</p>
          <VitalChart
            metric={metric}
            good={good}
            poor={poor}
            days={days}
            label={`${name}, ${words.byDay}`}
          />
          <details>
            <summary className="inline-flex min-h-11 items-center text-note text-link">
              {words.byDay}
            </summary>
            <DataTable
              label={`${name}, ${words.byDay}`}
              rows={days.filter((each) => each.p75 !== null)}
              keyOf={({ day }) => day}
              columns={[
                { title: words.day, cell: ({ day }) => day, isHead: true },
                { title: name, cell: (each) => text(each.p75 ?? 0) },
                { title: words.visits, cell: (each) => each.measured },
              ]}
            />
          </details>
        </div>
      )}
    </AdminCard>
  );
}
