import type { ReactNode } from 'react';
import { richTextWords } from '#copy/en/rich-text-words.ts';
import { TableFrame } from '#ui/table-frame.tsx';
import type { RichTextNode, RichTextScope } from './rich-text-node.ts';

const HEADER_CELL = 'table-header-cell';
const BLOCK = 'max-md:block';

/** A table with its spans. */
export function renderTable(node: RichTextNode, scope: RichTextScope): ReactNode {
  const words = scope.wording.of(richTextWords);
  const rows = node.content ?? [];
  const hasHead = rows.length > 1 && isHeaderRow(rows[0]);
  const head = hasHead ? rows.slice(0, 1) : [];
  const body = hasHead ? rows.slice(1) : rows;
  const columns = Math.max(0, ...rows.map((row) => row.content?.length ?? 0));
  // On a phone, cells of two columns wrap; of more each row is a list of its own, if every cell has one name.
  const names = hasHead && columns > 2 && !rows.some(hasSpans) ? (rows[0]?.content ?? []) : null;
  const wide = columns > 3 && names === null ? 'max-md:min-w-max' : '';
  return (
    <TableFrame
      label={words.table}
      marks={scope.own}
      ground="bg"
      className="rounded-panel border border-line"
    >
      <table
        {...(scope.own.lang && scope.marks)}
        className={`w-full border-collapse text-note ${wide} ${names ? BLOCK : ''}`}
      >
        {hasHead && (
          <thead className={`bg-band ${names ? 'max-md:hidden' : ''}`}>
            {renderRows(head, 'col', scope)}
          </thead>
        )}
        <tbody className={names ? BLOCK : ''}>{renderRows(body, 'row', scope, names)}</tbody>
      </table>
    </TableFrame>
  );
}

function isHeaderRow(row: RichTextNode | undefined): boolean {
  const cells = row?.content ?? [];
  return cells.length > 0 && cells.every((cell) => cell.nodeType === HEADER_CELL);
}

/** Whether a cell of the row stands for several. */
function hasSpans({ content = [] }: RichTextNode): boolean {
  return content.some(({ data }) => (data?.colspan ?? 1) > 1 || (data?.rowspan ?? 1) > 1);
}

/** @param names of the columns, where each row is a list of its own on a phone */
function renderRows(
  rows: RichTextNode[],
  headerScope: 'col' | 'row',
  scope: RichTextScope,
  names: RichTextNode[] | null = null,
) {
  return rows.map((row, place) => (
    <tr
      key={place}
      className={`border-t border-line first:border-t-0 ${names ? `${BLOCK} max-md:py-1.5` : ''}`}
    >
      {(row.content ?? []).map((cell, column) =>
        renderCell(cell, column, { headerScope, scope, name: names?.[column] }),
      )}
    </tr>
  ));
}

function renderCell(
  cell: RichTextNode,
  column: number,
  {
    headerScope,
    scope,
    name,
  }: { headerScope: 'col' | 'row'; scope: RichTextScope; name?: RichTextNode | undefined },
) {
  const { colspan, rowspan } = cell.data ?? {};
  const spans = {
    ...(colspan && colspan > 1 ? { colSpan: colspan } : {}),
    ...(rowspan && rowspan > 1 ? { rowSpan: rowspan } : {}),
  };
  const room = name ? `${BLOCK} max-md:py-1.5` : 'max-md:max-w-[24em]';
  const look = `${room} px-3 py-3 align-top md:px-4 [&>:not(div)+*]:mt-1.5`;
  const children = (
    <>
      {name && <div className="text-small text-text-3 md:hidden">{scope.childrenOf(name)}</div>}
      {scope.childrenOf(cell)}
    </>
  );
  return cell.nodeType === HEADER_CELL ? (
    <th
      key={column}
      scope={headerScope}
      {...spans}
      className={`${look} text-start font-semibold text-text`}
    >
      {children}
    </th>
  ) : (
    <td key={column} {...spans} className={look}>
      {children}
    </td>
  );
}
