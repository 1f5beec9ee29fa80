import type { EntityType, Stored } from '../../space/space-types.ts';
import { contentTypeName, entityPath, statusOf, titleOf, typeNameOf } from '../entity-summary.ts';
import type { Status } from '../entity-summary.ts';
import { html } from '../html.ts';
import { thumbnail } from '../thumbnail.ts';
import { page } from './frame.ts';
import type { PageTools } from './frame.ts';
import { newEntryForm } from './start-page.ts';

const PAGE_SIZE = 50;
const STATUSES: Status[] = ['draft', 'changed', 'published', 'archived'];

/** What a list shows: a content type, a part of the title or id, a status. Latest change first. */
export type ListQuery = { type: string; q: string; status: string; at: number };

export function readListQuery(query: URLSearchParams): ListQuery {
  const at = Number(query.get('page') ?? 1);
  return {
    type: query.get('type') ?? '',
    q: (query.get('q') ?? '').trim(),
    status: query.get('status') ?? '',
    at: Number.isSafeInteger(at) && at > 0 ? at : 1,
  };
}

/** The entries or assets that a query names, and whether there are more. */
export function findEntities(
  { store }: PageTools,
  kind: EntityType,
  { type, q, status, at }: ListQuery,
  may: (stored: Stored) => boolean = () => true,
): { found: Stored[]; total: number } {
  const words = q.toLowerCase();
  const all = store
    .all()
    .filter(
      (stored) =>
        stored.type === kind &&
        (type === '' || stored.draft.contentType === type) &&
        (status === '' || statusOf(stored) === status) &&
        (words === '' || `${titleOf(stored, store)} ${stored.id}`.toLowerCase().includes(words)) &&
        may(stored),
    )
    .sort((a, b) =>
      a.draft.updatedAt < b.draft.updatedAt
        ? 1
        : a.draft.updatedAt > b.draft.updatedAt
          ? -1
          : titleOf(a, store).localeCompare(titleOf(b, store)),
    );
  return { found: all.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE), total: all.length };
}

/** Links to the pages of a long list. */
export function pager(path: string, query: URLSearchParams, at: number, total: number) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const link = (to: number, text: string) => {
    const other = new URLSearchParams(query);
    other.set('page', String(to));
    other.delete('done');
    return html`<a href="${path}?${other.toString()}">${text}</a>`;
  };
  if (last === 1) return undefined;
  return html`<nav class="pager" aria-label="Pages">
    ${at > 1 && link(at - 1, 'Previous')}<span>Page ${at} of ${last}</span
    >${at < last && link(at + 1, 'Next')}
  </nav>`;
}

/** The search of a list. */
export function filters(
  tools: PageTools,
  path: string,
  list: ListQuery,
  options: { types?: string[]; hidden?: Record<string, string>; hasStatus?: boolean },
) {
  const { types = [], hidden = {}, hasStatus = true } = options;
  const option = (value: string, text: string, chosen: string) =>
    html`<option value="${value}" ${value === chosen && html` selected`}>${text}</option>`;
  return html`<form class="filters" action="${path}" role="search">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <label>Search <input type="search" name="q" value="${list.q}" autocomplete="off" /></label>
    ${
      types.length > 1 &&
      html`<label
        >Content type
        <select name="type">
          ${option('', 'All', list.type)}${types.map((type) => option(type, contentTypeName(type, tools.store), list.type))}
        </select></label
      >`
    }
    ${
      hasStatus &&
      html`<label
        >Status
        <select name="status">
          ${option('', 'All', list.status)}${STATUSES.map((status) => option(status, status, list.status))}
        </select></label
      >`
    }
    <button type="submit">Search</button>
  </form>`;
}

/** One entry or asset of a list. */
function listItem(stored: Stored, { store }: PageTools) {
  const status = statusOf(stored);
  return html`<li>
    ${stored.type === 'Asset' && thumbnail(stored)}
    <a href="${entityPath(stored)}">${titleOf(stored, store)}</a>
    <small>${typeNameOf(stored, store)} · ${formatTime(stored.draft.updatedAt)}</small>
    <span class="status ${status}">${status}</span>
  </li>`;
}

export function formatTime(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** The entries of a type, or all. */
export function entriesPage(
  tools: PageTools,
  query: URLSearchParams,
  done: string | undefined,
): string {
  const list = readListQuery(query);
  const { found, total } = findEntities(tools, 'Entry', list);
  const name = list.type === '' ? 'All entries' : contentTypeName(list.type, tools.store);
  const types = [...tools.store.contentTypes.keys()].sort((a, b) =>
    contentTypeName(a, tools.store).localeCompare(contentTypeName(b, tools.store)),
  );
  return page(tools, {
    title: name,
    at: 'entries',
    done,
    main: html`<div class="head">
        <h1>${name}</h1>
        ${tools.store.contentTypes.has(list.type) && newEntryForm(list.type, name)}
      </div>
      ${filters(tools, '/control/entries', list, { types })}
      <p role="status">${total === 1 ? '1 entry' : `${total} entries`}</p>
      <ul class="list">
        ${found.map((stored) => listItem(stored, tools))}
      </ul>
      ${pager('/control/entries', query, list.at, total)}`,
  });
}

/** The assets, and the form that takes new files. */
export function assetsPage(
  tools: PageTools,
  query: URLSearchParams,
  done: string | undefined,
  problem?: string,
): string {
  const list = readListQuery(query);
  const { found, total } = findEntities(tools, 'Asset', { ...list, type: '' });
  return page(tools, {
    title: 'Pictures and files',
    at: 'assets',
    done,
    main: html`<h1>Pictures and files</h1>
      ${problem !== undefined && html`<p class="problems" role="alert">${problem}</p>`}
      <form
        class="panel upload"
        method="post"
        action="/control/upload"
        enctype="multipart/form-data"
      >
        <label>New files <input type="file" name="file" multiple required /></label
        ><button type="submit">Upload</button>
      </form>
      ${filters(tools, '/control/assets', list, {})}
      <p role="status">${total === 1 ? '1 file' : `${total} files`}</p>
      <ul class="list files">
        ${found.map((stored) => listItem(stored, tools))}
      </ul>
      ${pager('/control/assets', query, list.at, total)}`,
  });
}
