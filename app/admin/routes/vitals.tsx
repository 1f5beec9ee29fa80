import { adminVitalsWords as words } from '#admin/copy/en/admin-vitals-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { ChoiceForm } from '#admin/sections/choice-form.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { EventTable } from '#admin/sections/vitals/event-table.tsx';
import { MetricCard } from '#admin/sections/vitals/metric-card.tsx';
import { toVitalText } from '#admin/sections/vitals/vital-chart.tsx';
import {
  summariseVitals,
  DEVICES,
  METRIC_NAMES,
  ROUTE_PATTERNS,
  dayOf,
  measurementsContext,
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
      routes: ROUTE_PATTERNS.map((value) => ({ value, label: toPageLabel(value) })),
      devices: DEVICES.map((value) => ({ value, label: words.devices[value] })),
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
  const { metrics, routes, events, options, names } = loaderData;
  const { filter } = words;
  const all = { value: '', label: filter.all };
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
      <div className="grid gap-6 xl:grid-cols-2">
        {metrics.map((shown) => (
          <MetricCard key={shown.metric} shown={shown} />
        ))}
      </div>
      {routes.length > 0 && (
        <AdminCard title={words.byPage}>
          <DataTable
            label={words.byPage}
            rows={routes}
            keyOf={({ route }) => route}
            columns={[
              { title: filter.route, cell: ({ route }) => toPageLabel(route), isHead: true },
              { title: words.visits, cell: ({ measured }) => measured },
              ...names.map((name) => ({
                title: words.metrics[name].name,
                cell: ({ p75 }: (typeof routes)[number]) => {
                  const value = p75[name];
                  return value === undefined ? '–' : toVitalText(name, value);
                },
              })),
            ]}
          />
        </AdminCard>
      )}
      <EventTable counts={events} />
    </>
  );
}
