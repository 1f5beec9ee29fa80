import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminRedirectWords as words } from '#admin/copy/en/admin-redirect-words.ts';
import { ActButton } from '#admin/sections/act-button.tsx';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminField } from '#admin/sections/admin-field.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { Pager } from '#admin/sections/pager.tsx';
import { count, fill } from '#copy/wording.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { RedirectRule } from '../server/redirect-rule.ts';

/** Every redirect in force, by its old address, a page at a time. */
export function RedirectList({
  lines,
  total,
  page,
  pages,
  text,
}: {
  lines: (RedirectRule & { shown: string })[];
  total: number;
  page: number;
  pages: number;
  /** What was searched for; '' for everything. */
  text: string;
}) {
  const addressOf = (query: Record<string, string>) =>
    `/admin/redirects?${new URLSearchParams(text === '' ? query : { text, ...query })}`;
  return (
    <AdminCard title={count(adminWording, words.listTitle, total)}>
      {(total > 0 || text !== '') && <SearchForm text={text} />}
      <DataTable
        label={words.list}
        none={text === '' ? words.none : words.nothingFound}
        rows={lines}
        keyOf={({ from }) => from}
        columns={[
          {
            title: words.from,
            isHead: true,
            cell: ({ from, kind }) => (
              <span className="wrap-anywhere">{kind === 'prefix' ? `${from}/*` : from}</span>
            ),
          },
          {
            title: words.to,
            cell: ({ to }) =>
              to === null ? (
                <span className="text-text-2">{words.gone}</span>
              ) : (
                <span className="wrap-anywhere">{to}</span>
              ),
          },
          {
            title: words.status,
            cell: ({ status }) => `${words.statuses[status]} (${status})`,
          },
          {
            title: words.acts,
            cell: ({ from, shown }) => (
              <RuleActs
                from={from}
                shown={shown}
                changeAt={`${addressOf({ change: from })}#redirect`}
              />
            ),
          },
        ]}
      />
      <Pager
        label={words.list}
        {...{ page, pages }}
        addressOf={(to) => addressOf({ page: String(to) })}
        previous={words.previous}
        next={words.next}
      />
    </AdminCard>
  );
}

function RuleActs({ from, shown, changeAt }: { from: string; shown: string; changeAt: string }) {
  return (
    <Form
      method="post"
      action="/admin/redirects"
      reloadDocument
      className="flex gap-2 max-xl:flex-wrap"
    >
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="shown" value={shown} />
      <ButtonLink
        to={changeAt}
        look="outline"
        size="small"
        aria-label={fill(words.changeOf, { from })}
      >
        <Icon name="pencil" size={18} />
        {words.change}
      </ButtonLink>
      <ActButton
        act="remove"
        icon="trash-2"
        label={words.remove}
        aria-label={fill(words.removeOf, { from })}
      />
    </Form>
  );
}

function SearchForm({ text }: { text: string }) {
  return (
    <Form
      key={text}
      method="get"
      action="/admin/redirects"
      role="search"
      className="mb-5 flex flex-wrap items-end gap-3"
    >
      <div className="min-w-0 flex-1 basis-56">
        <AdminField
          name="text"
          type="search"
          label={words.search}
          defaultValue={text}
          maxLength={200}
        />
      </div>
      <Button type="submit" look="outline">
        <Icon name="search" size={18} />
        {words.find}
      </Button>
      {text !== '' && (
        <ButtonLink to="/admin/redirects" look="outline">
          {words.showAll}
        </ButtonLink>
      )}
    </Form>
  );
}
