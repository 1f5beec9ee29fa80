import { adminVitalsWords as words } from '#admin/copy/en/admin-vitals-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';

const NAMES: Readonly<Record<string, string>> = words.events.names;

type Counted = { event: string; detail: string; count: number };

/** The site's own counters; null where they are off. */
export function EventTable({ counts }: { counts: Counted[] | null }) {
  const { title, text, off, event, detail, count } = words.events;
  return (
    <AdminCard title={title} text={counts === null ? off : text}>
      {counts !== null && (
        <DataTable
          label={title}
          none={words.none}
          rows={counts}
          keyOf={(row) => `${row.event} ${row.detail}`}
          columns={[
            {
              title: event,
              cell: (row) => NAMES[row.event] ?? row.event,
              isHead: true,
            },
            { title: detail, cell: (row) => row.detail },
            { title: count, cell: (row) => row.count },
          ]}
        />
      )}
    </AdminCard>
  );
}
