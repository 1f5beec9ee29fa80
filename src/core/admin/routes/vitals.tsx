import { adminVitalsWords as words } from '#admin/copy/en/admin-vitals-words.ts';
import { AdminCard, FactList } from '#admin/sections/admin-card.tsx';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { ChoiceForm } from '#admin/sections/choice-form.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { FoldCard } from '#admin/sections/fold-card.tsx';
import { EventTable } from '#admin/sections/vitals/event-table.tsx';
import { SpeedTable } from '#admin/sections/vitals/speed-table.tsx';
import { VitalChart } from '#admin/sections/vitals/vital-chart.tsx';
import { vitalText } from '#admin/sections/vitals/vital-text.ts';
import { fill } from '#copy/wording.ts';
import {
  summariseVitals,
  DEVICES,
  METRIC_NAMES,
  ROUTE_PATTERNS,
  dayOf,
  measurementsContext,
  type MetricByDay,
} from '#server/measuring/measuring.ts';
import type { Route } from './+types/vitals.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';

const SHOWN_DAYS = 28;
const DAY_MS = 86_400_000;
const MOST_EVENTS = 200;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = signedIn(context);
  const measurements = context.get(measurementsContext);
  const { searchParams } = new URL(request.url);
  const route = ROUTE_PATTERNS.find((pattern) => pattern === searchParams.get('route')) ?? null;
  const device = DEVICES.find((name) => name === searchParams.get('device')) ?? null;
  const now = Date.now();
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) =>
    dayOf(now - (SHOWN_DAYS - 1 - index) * DAY_MS),
  );
  const from = days[0] ?? dayOf(now);
  const { vitals, analytics } = measurements;
  await Promise.all([vitals.settled(), analytics.settled()]);
  const counts = settings.operation.analytics.sink === 'own' ? await analytics.counts(from) : null;
  return {
    ...summariseVitals(await vitals.read(from), days, { route, device }),
    route,
    device,
    events: counts?.slice(0, MOST_EVENTS) ?? null,
    options: {
      routes: ROUTE_PATTERNS.map((value) => [value, toPageLabel(value)] as const),
      devices: DEVICES.map((value) => [value, words.devices[value]] as const),
    },
    names: [...METRIC_NAMES],
  };
}

/** `/machines/:slug` as an owner reads it: a part of the address that differs from page to page. */
function toPageLabel(pattern: string): string {
  return pattern === 'other' ? words.otherPages : pattern.replace(/:\w+/u, `(${words.anyPage})`);
}

export const meta = () => adminMeta(words.title);

export default function Vitals({ loaderData }: Route.ComponentProps) {
  const { metrics, pages, events, options, names } = loaderData;
  const { filter } = words;
  const all = ['', filter.all] as const;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <ChoiceForm
        show={filter.show}
        key={`${loaderData.route} ${loaderData.device}`}
        choices={[
          {
            name: 'route',
            label: filter.route,
            value: loaderData.route ?? '',
            options: [all, ...options.routes],
          },
          {
            name: 'device',
            label: filter.device,
            value: loaderData.device ?? '',
            options: [all, ...options.devices],
          },
        ]}
      />
      <AdminCard title={words.byPage}>
        <SpeedTable pages={pages} names={names} toPageLabel={toPageLabel} />
      </AdminCard>
      <FoldCard title={words.meaning}>
        <FactList
          facts={metrics.map(({ metric, good, poor }) => [
            words.metrics[metric].name,
            `${words.metrics[metric].about}. ${fill(words.limits, { good: vitalText(metric, good), poor: vitalText(metric, poor) })} ${fill(words.technical, { metric })}`,
          ])}
        />
      </FoldCard>
      {pages.length > 0 && <ByDay metrics={metrics} />}
      <EventTable counts={events} />
    </>
  );
}

function ByDay({ metrics }: { metrics: MetricByDay[] }) {
  const days = metrics[0]!.days.map(({ day }, index) => ({
    day,
    values: metrics.map(({ days: own }) => own[index]?.p75 ?? null),
  }));
  return (
    <AdminCard title={words.byDay}>
      <div className="grid gap-8 sm:grid-cols-2 xl:grid-cols-3">
        {metrics.map((shown) => (
          <VitalChart key={shown.metric} {...shown} />
        ))}
      </div>
      <details className="mt-5">
        <summary className="inline-flex min-h-11 items-center rounded-chip text-note text-link">
          {words.inNumbers}
        </summary>
        <DataTable
          label={words.byDay}
          rows={days.filter(({ values }) => values.some((value) => value !== null)).toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { title: words.day, cell: ({ day }) => day, isHead: true },
            ...metrics.map(({ metric }, index) => ({
              title: words.metrics[metric].name,
              cell: ({ values }: (typeof days)[number]) => {
                const value = values[index] ?? null;
                return value === null ? '–' : vitalText(metric, value);
              },
            })),
          ]}
        />
      </details>
    </AdminCard>
  );
}
