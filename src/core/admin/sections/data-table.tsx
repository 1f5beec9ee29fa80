import type { ReactNode } from 'react';

type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  isHead?: boolean;
  /** Left out on a narrow screen, where every cell is a line. */
  isExtra?: boolean;
};

/**
 * A table that becomes a list of cards on a narrow screen. The roles are written out because browsers drop a table's own
 * when its parts are laid out as blocks.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  none,
}: {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** What stands in its place while it has no rows. */
  none?: string;
}) {
  if (none !== undefined && rows.length === 0)
    return <p className="text-note text-text-2">{none}</p>;
  return (
    <table role="table" aria-label={label} className="w-full text-left text-note max-md:block">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map(({ title }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className="border-b border-line py-2 pr-4 md:max-lg:pr-2 align-bottom text-small font-medium text-text-2"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="border-b border-line last:border-b-0 max-md:block max-md:py-3"
          >
            {columns.map(({ title, cell, isHead, isExtra }) => {
              const Cell = isHead ? 'th' : 'td';
              return (
                <Cell
                  key={title}
                  role={isHead ? 'rowheader' : 'cell'}
                  {...(isHead ? { scope: 'row' } : {})}
                  className={`min-w-0 py-2.5 pr-4 md:max-lg:pr-2 align-top font-normal break-words max-md:grid-cols-[112px_minmax(0,1fr)] max-md:gap-3 max-md:py-1 ${isExtra ? 'max-md:hidden print:max-md:grid' : 'max-md:grid'}`}
                >
                  <span aria-hidden="true" className="text-small text-text-2 md:hidden">
                    {title}
                  </span>
                  <div className={`min-w-0 ${isHead ? 'font-medium' : ''}`}>{cell(row)}</div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
