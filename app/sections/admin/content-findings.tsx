import { adminContentWords as words } from '#copy/admin-content-words.ts';
import { AdminCard } from './admin-card.tsx';
import { DataTable } from './data-table.tsx';

/** What in the space deserves attention. */
export function ContentFindings({
  findings,
}: {
  findings: { entryId: string; message: string }[];
}) {
  return (
    <AdminCard title={words.findingsTitle} text={words.findingsText}>
      {findings.length === 0 ? (
        <p className="text-text-2">{words.noFindings}</p>
      ) : (
        <DataTable
          label={words.findingsTitle}
          rows={findings}
          keyOf={({ entryId, message }) => `${entryId} ${message}`}
          columns={[
            { title: words.entry, isHead: true, cell: ({ entryId }) => <code>{entryId}</code> },
            { title: words.finding, cell: ({ message }) => message },
          ]}
        />
      )}
    </AdminCard>
  );
}
