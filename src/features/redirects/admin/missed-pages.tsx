import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminRedirectWords as words } from '#admin/copy/en/admin-redirect-words.ts';
import { ActButton } from '#admin/sections/act-button.tsx';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { count, fill } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { MissedPage } from '../server/owner-redirects.ts';

/** What visitors asked for in vain, the most asked first, each with the page that is most like it. */
export function MissedPages({ missed }: { missed: MissedPage[] }) {
  return (
    <AdminCard title={words.missedTitle} text={words.missedText}>
      <DataTable
        label={words.missedTitle}
        none={words.noneMissed}
        rows={missed}
        keyOf={({ path }) => path}
        columns={[
          {
            title: words.missed,
            isHead: true,
            cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
          },
          { title: words.asked, cell: (row) => count(adminWording, words.times, row.count) },
          {
            title: words.lastAsked,
            isExtra: true,
            cell: ({ lastAskedAtMs }) => <Moment ms={lastAskedAtMs} zone={false} />,
          },
          {
            title: words.nearest,
            cell: ({ nearest }) =>
              nearest === null ? (
                <span className="text-text-2">{words.noNearest}</span>
              ) : (
                <span className="wrap-anywhere">{nearest}</span>
              ),
          },
          { title: words.acts, cell: (row) => <MissedActs {...row} /> },
        ]}
      />
    </AdminCard>
  );
}

function MissedActs({ path, nearest }: MissedPage) {
  const query = new URLSearchParams({ from: path, to: nearest ?? '' });
  return (
    <Form method="post" action="/admin/redirects" className="flex gap-2 max-xl:flex-wrap">
      <input type="hidden" name="path" value={path} />
      <ButtonLink
        to={`/admin/redirects?${query}#redirect`}
        look="outline"
        size="small"
        className="whitespace-nowrap"
        aria-label={fill(words.makeOf, { path })}
      >
        <Icon name="plus" size={18} />
        {words.make}
      </ButtonLink>
      <ActButton
        act="ignore"
        icon="x"
        label={words.ignore}
        aria-label={fill(words.ignoreOf, { path })}
      />
    </Form>
  );
}
