import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminAuditWords as words } from '#admin/copy/en/admin-audit-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminCard } from './admin-card.tsx';
import { DataTable } from './data-table.tsx';
import { Moment } from './moment.tsx';

const ACTIONS: Readonly<Record<string, string>> = words.actions;

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
      <DataTable
        label={words.title}
        none={words.none}
        rows={events}
        keyOf={({ id }) => id}
        columns={[
          { title: words.when, cell: ({ happenedAtMs }) => <Moment ms={happenedAtMs} /> },
          { title: words.who, cell: ({ accountEmail }) => accountEmail || words.nobody },
          {
            title: words.what,
            isHead: true,
            cell: ({ action, times }) => {
              const what = ACTIONS[action] ?? action;
              return times === 1 ? what : count(adminWording, words.repeated, times, { what });
            },
          },
          { title: words.subject, cell: ({ subject }) => subject || '–' },
          { title: words.from, cell: ({ address }) => address ?? adminWords.unknown },
        ]}
      />
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
