import { Form, Link } from 'react-router';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { fill } from '#copy/wording.ts';
import { Icon } from '#ui/icon.tsx';
import { ActButton } from './act-button.tsx';
import { AdminField } from './admin-field.tsx';
import type { SearchValues } from './inquiry-search-form.tsx';
import { Moment } from './moment.tsx';

const words = adminInquiryWords.views;

type Filter = { id: string; name: string; query: string };

const VIEWS = [
  { label: words.all, query: '' },
  { label: words.unread, query: 'unread=yes', counted: 'unread' },
  { label: words.mine, query: 'assignee=me' },
  { label: words.due, query: 'due=yes', counted: 'due' },
] as const;

const PILL =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-note whitespace-nowrap hover:border-primary hover:text-link';
const CURRENT = 'border-primary! text-link font-medium';

/** Searches with one press: those that everybody needs, and those that a person has kept. */
export function InquiryViews({
  values,
  counts,
  filters,
  taken,
}: {
  values: SearchValues;
  counts: { unread: number; due: number };
  filters: Filter[];
  /** The name that was to be given to a search and had another by then, and since when. */
  taken: { name: string; takenAtMs: number } | null;
}) {
  const { zone: _zone, ...searched } = values;
  const current = String(new URLSearchParams(searched));
  const isKept = [...VIEWS, ...filters].some(({ query }) => query === current);
  const linkTo = (query: string) => ({
    to: query === '' ? '/admin/inquiries' : `/admin/inquiries?${query}`,
    'aria-current': query === current ? ('page' as const) : undefined,
    className: `${PILL} ${query === current ? CURRENT : ''}`,
  });
  return (
    <div className="grid min-w-0 gap-3">
      <nav aria-label={words.title} className="-mx-1 min-w-0">
        <ul className="flex gap-2 p-1 max-md:overflow-x-auto md:flex-wrap">
          {VIEWS.map((view) => (
            <li key={view.query}>
              <Link {...linkTo(view.query)}>
                {view.label}
                {'counted' in view && (
                  <span className="text-small text-text-2">{counts[view.counted]}</span>
                )}
              </Link>
            </li>
          ))}
          {filters.map(({ id, name, query }) => (
            <li key={id} className="flex">
              <Link
                {...linkTo(query)}
                className={`${PILL} rounded-r-none! border-r-0! ${query === current ? CURRENT : ''}`}
              >
                <Icon name="search" size={16} />
                {name}
              </Link>
              <RemoveFilter id={id} name={name} current={current} />
            </li>
          ))}
        </ul>
      </nav>
      {(!isKept || taken) && <KeepSearch {...{ current, filters, taken }} />}
    </div>
  );
}

function RemoveFilter({ id, name, current }: { id: string; name: string; current: string }) {
  return (
    <Form method="post" action="/admin/inquiries" reloadDocument>
      <input type="hidden" name="query" value={current} />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="act"
        value="remove-filter"
        aria-label={fill(words.remove, { name })}
        className={`${PILL} rounded-l-none! px-3!`}
      >
        <Icon name="x" size={16} />
      </button>
    </Form>
  );
}

/** Gives the search that is shown a name. */
function KeepSearch({
  current,
  filters,
  taken,
}: {
  current: string;
  filters: Filter[];
  taken: { name: string; takenAtMs: number } | null;
}) {
  return (
    <details open={taken !== null} className="group min-w-0 text-note">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-link underline-offset-4 hover:underline">
        <Icon name="plus" size={18} className="transition-transform group-open:rotate-45" />
        {words.save}
      </summary>
      <Form
        method="post"
        action={`/admin/inquiries?${current}`}
        reloadDocument
        className="mt-2 grid max-w-[520px] gap-4 rounded-panel border border-line bg-card p-5"
      >
        <input type="hidden" name="act" value="save-filter" />
        <input type="hidden" name="query" value={current} />
        {filters.map(({ id }) => (
          <input key={id} type="hidden" name="kept" value={id} />
        ))}
        {taken && (
          <div role="alert" className="rounded-input border border-error px-4 py-3">
            {fill(words.taken, { name: taken.name })} (<Moment ms={taken.takenAtMs} />
            ). {words.takenAsk}
          </div>
        )}
        <AdminField
          name="name"
          label={words.saveName}
          defaultValue={taken?.name}
          hint={words.saveText}
          maxLength={60}
          autoComplete="off"
          required
        />
        <div>
          <ActButton label={words.saveButton} />
        </div>
      </Form>
    </details>
  );
}
