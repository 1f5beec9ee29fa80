import { adminVitalsWords as words } from '#admin/copy/en/admin-vitals-words.ts';
import { StateChip } from '#admin/sections/admin-card.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PageSpeed } from '#server/measuring/measuring.ts';
import { vitalText } from './vital-text.ts';

type MetricName = keyof typeof words.metrics;

const LOOKS = {
  good: { tone: 'good', icon: 'check' },
  middling: { tone: 'notice', icon: 'triangle-alert' },
  poor: { tone: 'bad', icon: 'circle-alert' },
} as const;

/** How fast pages were: a row for each kind of page, a column for each figure. */
export function SpeedTable({
  pages,
  names,
  toPageLabel,
}: {
  pages: PageSpeed[];
  names: MetricName[];
  toPageLabel: (route: string) => string;
}) {
  return (
    <DataTable
      label={words.byPage}
      none={words.none}
      rows={pages}
      keyOf={({ route }) => route ?? ''}
      columns={[
        {
          title: words.filter.route,
          cell: ({ route }) => (route === null ? words.allPages : toPageLabel(route)),
          isHead: true,
        },
        { title: words.visits, cell: ({ measured }) => measured },
        ...names.map((name) => ({
          title: words.metrics[name].name,
          cell: ({ figures }: PageSpeed) => <Speed name={name} figure={figures[name]} />,
        })),
      ]}
    />
  );
}

function Speed({ name, figure }: { name: MetricName; figure: PageSpeed['figures'][MetricName] }) {
  if (!figure) return '–';
  const { tone, icon } = LOOKS[figure.rating];
  return (
    <StateChip tone={tone}>
      <Icon name={icon} size={12} className="me-1" />
      {vitalText(name, figure.p75)}
      <span className="sr-only print:not-sr-only">, {words.ratings[figure.rating]}</span>
    </StateChip>
  );
}
