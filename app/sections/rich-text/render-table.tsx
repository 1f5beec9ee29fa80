import type { ReactNode } from 'react';
import { richTextWords } from '#copy/en/rich-text-words.ts';
import { TableFrame } from '#ui/table-frame.tsx';
import type { RichTextNode, RichTextScope } from './rich-text-node.ts';

const HEADER_CELL = 'table-header-cell';

/** A table with its spans. */
export function renderTable(node: RichTextNode, scope: RichTextScope): ReactNode {
  const words = scope.wording.of(richTextWords);
  const rows = node.content ?? [];
  const hasHead = rows.length > 1 && isHeaderRow(rows[0]);
  const head = hasHead ? rows.slice(0, 1) : [];
  const body = hasHead ? rows.slice(1) : rows;
  const columns = Math.max(0, ...rows.map((row) => row.content?.length ?? 0));
  // On a phone, cells of few columns wrap; more columns scroll.
  const wide = columns > 3 ? 'max-md:min-w-max' : '';
  return (
    <TableFrame
      label={words.table}
      marks={scope.own}
      ground="bg"
      className="rounded-panel border border-line"
    >
      <table
        {...(scope.own.lang && scope.marks)}
        className={`w-full border-collapse text-note ${wide}`}
      >
        {hasHead && <thead className="bg-band">{renderRows(head, 'col', scope)}</thead>}
        <tbody>{renderRows(body, 'row', scope)}</tbody>
      </table>
    </TableFrame>
  );
}

function isHeaderRow(row: RichTextNode | undefined): boolean {
  const cells = row?.content ?? [];
  return cells.length > 0 && cells.every((cell) => cell.nodeType === HEADER_CELL);
}

function renderRows(rows: RichTextNode[], headerScope: 'col' | 'row', scope: RichTextScope) {
  return rows.map((row, place) => (
    <tr key={place} className="border-t border-line first:border-t-0">
      {(row.content ?? []).map((cell, column) => renderCell(cell, column, headerScope, scope))}
    </tr>
  ));
}

function renderCell(
  cell: RichTextNode,
  column: number,
  headerScope: 'col' | 'row',
  scope: RichTextScope,
) {
  const { colspan, rowspan } = cell.data ?? {};
  const spans = {
    ...(colspan && colspan > 1 ? { colSpan: colspan } : {}),
    ...(rowspan && rowspan > 1 ? { rowSpan: rowspan } : {}),
  };
  const look = 'max-md:max-w-[36ch] px-3 py-3 align-top md:px-4 [&>*+*]:mt-1.5';
  const children = scope.childrenOf(cell);
  return cell.nodeType === HEADER_CELL ? (
    <th
      key={column}
      scope={headerScope}
      {...spans}
      className={`${look} text-start font-[620] text-text`}
    >
      {children}
    </th>
  ) : (
    <td key={column} {...spans} className={look}>
      {children}
    </td>
  );
}
