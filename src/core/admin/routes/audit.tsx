import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminAuditWords as words } from '#admin/copy/en/admin-audit-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { count } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Route } from './+types/audit.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';

const PER_PAGE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { audit } = signedIn(context).owner.accounts;
  const before = new URL(request.url).searchParams.get('before') ?? '';
  const isPlace = /^[0-9a-f]{28}$/u.test(before);
  const events = await audit.list({ ...(isPlace && { before }), limit: PER_PAGE + 1 });
  const shown = events.slice(0, PER_PAGE);
  return {
    events: shown,
    older: events.length > PER_PAGE ? shown.at(-1)!.id : null,
    isFirst: !isPlace,
  };
}

export const meta = () => adminMeta(words.title);

const ACTIONS: Readonly<Record<string, string>> = words.actions;

/** Who did what, newest first. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { events, older, isFirst } = loaderData;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
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
    </>
  );
}
