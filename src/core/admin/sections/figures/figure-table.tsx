import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminFiguresWords as words } from '#admin/copy/en/admin-figures-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { count } from '#copy/wording.ts';
import type { Figures } from '#server/owner/owner.ts';

type Column = { title: string; value: (row: Figures) => number };

const MOST_ROWS = 15;

/** The rows with the most, each number with a bar that shows its part of the largest. */
export function FigureTable({
  title,
  text,
  name,
  none = '',
  empty = words.none,
  rows,
  columns,
}: {
  title: string;
  text: string;
  /** Title of the column of names. */
  name: string;
  /** Stands for a name that is not known. */
  none?: string;
  empty?: string;
  rows: readonly Figures[];
  columns: readonly Column[];
}) {
  const filled = rows.filter((row) => columns.some(({ value }) => value(row) > 0));
  return (
    <AdminCard title={title} text={text}>
      <DataTable
        label={title}
        none={empty}
        rows={filled.slice(0, MOST_ROWS)}
        keyOf={(row) => row.name}
        columns={[
          { title: name, cell: (row) => row.name || none, isHead: true },
          ...columns.map(({ title, value }) => ({
            title,
            cell: (row: Figures) => (
              <Bar value={value(row)} highest={Math.max(...filled.map(value))} />
            ),
          })),
        ]}
      />
      {filled.length > MOST_ROWS && (
        <p className="mt-3 text-small text-text-2">
          {count(adminWording, words.more, filled.length - MOST_ROWS)}
        </p>
      )}
    </AdminCard>
  );
}

function Bar({ value, highest }: { value: number; highest: number }) {
  return (
    <div className="grid max-w-[180px] grid-cols-[3.5ch_minmax(0,1fr)] items-center gap-2">
      <span>{value}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
        <rect
          width={(value / Math.max(1, highest)) * 100}
          height="6"
          className="fill-primary dark:fill-link"
        />
      </svg>
    </div>
  );
}
