import { adminAuditWords as words } from '#admin/copy/admin-audit-words.ts';
import { adminWords } from '#admin/copy/admin-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminCard } from './admin-card.tsx';
import { DataTable } from './data-table.tsx';
import { Moment } from './moment.tsx';

type Event = {
  id: string;
  happenedAtMs: number;
  action: string;
  accountEmail: string;
  subject: string;
  address: string | null;
  times: number;
};

/** Who did what, newest first. */
export function AuditTable({
  events,
  older,
  isFirst,
}: {
  events: Event[];
  older: string | null;
  isFirst: boolean;
}) {
  return (
    <AdminCard title={words.events}>
      {events.length === 0 ? (
        <p className="text-text-2">{words.none}</p>
      ) : (
        <DataTable
          label={words.title}
          rows={events}
          keyOf={({ id }) => id}
          columns={[
            { title: words.when, cell: ({ happenedAtMs }) => <Moment ms={happenedAtMs} /> },
            { title: words.who, cell: ({ accountEmail }) => accountEmail || words.nobody },
            {
              title: words.what,
              isHead: true,
              cell: ({ action, times }) => {
                const what = words.actions[action] ?? action;
                return times === 1 ? what : words.repeated(what, times);
              },
            },
            { title: words.subject, cell: ({ subject }) => subject || '–' },
            { title: words.from, cell: ({ address }) => address ?? adminWords.unknown },
          ]}
        />
      )}
      {(older !== null || !isFirst) && (
        <nav aria-label={words.title} className="mt-6 flex flex-wrap gap-3">
          {!isFirst && (
            <ButtonLink to="/admin/audit" look="outline" size="small">
              {adminWords.newer}
            </ButtonLink>
          )}
          {older !== null && (
            <ButtonLink to={`/admin/audit?before=${older}`} look="outline" size="small">
              {adminWords.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </AdminCard>
  );
}
