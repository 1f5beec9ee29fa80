import type { ContentTypeField, EntityType, Stored } from '../../space/space-types.ts';
import { linkedTypes, linkRules, mayLink } from '../checks/check-links.ts';
import { contentTypeName, statusOf, titleOf, typeNameOf } from '../entity-summary.ts';
import { definitionsOf } from '../fields/kind-of.ts';
import { parseName } from '../form-fields.ts';
import { html } from '../html.ts';
import { thumbnail } from '../thumbnail.ts';
import { parseWayBack, toEntityAddress } from '../acts/way-back.ts';
import { page } from './frame.ts';
import type { PageTools } from './frame.ts';
import { filters, findEntities, pager, readListQuery } from './list-page.ts';

/** The field that something is chosen for. */
export type PickPlace = {
  stored: Stored;
  definition: ContentTypeField;
  name: string;
  locale: string;
  /** What kinds of things may be linked there. */
  kinds: EntityType[];
  isSingle: boolean;
};

/** Reads `of` and `field`; undefined unless they name a field of an entry that holds links. */
export function findPickPlace({ store }: PageTools, query: URLSearchParams): PickPlace | undefined {
  const stored = store.find(query.get('of') ?? '', 'Entry');
  const name = query.get('field') ?? '';
  const place = parseName(name);
  if (!stored || !place) return undefined;
  const definition = definitionsOf(stored.draft, store).find(({ id }) => id === place.field);
  if (!definition) return undefined;
  const kinds = (['Entry', 'Asset'] as const).filter((kind) => linkRules(definition, kind));
  if (kinds.length === 0) return undefined;
  return {
    stored,
    definition,
    name,
    locale: place.locale,
    kinds,
    isSingle: definition.type === 'Link',
  };
}

/** Chooses among what a field may link to, or makes something new for it. */
export function pickPage(
  tools: PageTools,
  place: PickPlace,
  query: URLSearchParams,
  problem?: string,
): string {
  const { stored, definition, name, kinds, isSingle } = place;
  const { store } = tools;
  const kind: EntityType = kinds.find((each) => each === query.get('kind')) ?? kinds[0] ?? 'Entry';
  const list = readListQuery(query);
  const rules = linkRules(definition, kind) ?? [];
  const { found, total } = findEntities(tools, kind, list, (candidate) =>
    mayLink(candidate, rules),
  );
  const back = toEntityAddress(stored, parseWayBack(query.get('from')), { field: `${name}-field` });
  const hidden = { of: stored.id, field: name, from: query.get('from') ?? '', kind };
  const keep = Object.entries(hidden).map(
    ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
  );
  const allowed = linkedTypes(rules) ?? [...store.contentTypes.keys()];
  const types = allowed.filter((type) => store.contentTypes.has(type));
  return page(tools, {
    title: `${definition.name}: choose`,
    at: 'entries',
    main: html`<p class="back"><a href="${back}">← Back to ${titleOf(stored, store)}</a></p>
      <h1>${definition.name}: ${isSingle ? 'choose one' : 'choose'}</h1>
      ${problem !== undefined && html`<p class="problems" role="alert">${problem}</p>`}
      ${kinds.length > 1 && html`<nav class="pager" aria-label="Kind">${kinds.map((each) => html`<a href="/control/pick?${new URLSearchParams({ ...hidden, kind: each }).toString()}" ${each === kind && html` aria-current="page"`}>${each === 'Entry' ? 'Entries' : 'Files'}</a>`)}</nav>`}
      ${kind === 'Asset' ? renderUpload(keep) : renderNew(keep, types, tools)}
      ${filters(tools, '/control/pick', list, { hidden, types: kind === 'Entry' ? types : [], hasStatus: false })}
      <form method="post" action="/control/pick" data-pick>
        ${keep}
        <p role="status">${total === 1 ? '1 to choose from' : `${total} to choose from`}</p>
        <ul class="list picks">
          ${found.map((candidate) => renderPick(candidate, isSingle, tools))}
        </ul>
        ${found.length > 0 && html`<div class="bar bottom"><button type="submit" class="main" name="do" value="link">${isSingle ? 'Choose' : 'Add'}</button></div>`}
      </form>
      ${pager('/control/pick', query, list.at, total)}`,
  });
}

function renderPick(candidate: Stored, isSingle: boolean, { store }: PageTools) {
  const status = statusOf(candidate);
  return html`<li>
    <label
      ><input
        type="${isSingle ? 'radio' : 'checkbox'}"
        name="chosen"
        value="${candidate.type}/${candidate.id}"
      />
      ${candidate.type === 'Asset' && thumbnail(candidate)}<span
        >${titleOf(candidate, store)}<small>${typeNameOf(candidate, store)}</small></span
      ></label
    ><span class="status ${status}">${status}</span>
  </li>`;
}

function renderNew(
  keep: readonly ReturnType<typeof html>[],
  types: string[],
  { store }: PageTools,
) {
  if (types.length > 6) {
    return html`<form class="panel upload" method="post" action="/control/pick">
      ${keep}<label
        >Create a new one
        <select name="type">
          ${types.map((type) => html`<option value="${type}">${contentTypeName(type, store)}</option>`)}
        </select></label
      ><button type="submit" name="do" value="create">Create</button>
    </form>`;
  }
  return html`<div class="row">
    ${types.map((type) => html`<form method="post" action="/control/pick">${keep}<input type="hidden" name="type" value="${type}" /><button type="submit" name="do" value="create">Create new ${contentTypeName(type, store)}</button></form>`)}
  </div>`;
}

function renderUpload(keep: readonly ReturnType<typeof html>[]) {
  return html`<form
    class="panel upload"
    method="post"
    action="/control/pick"
    enctype="multipart/form-data"
  >
    ${keep}<label>Upload a new file <input type="file" name="file" multiple required /></label
    ><button type="submit" name="do" value="upload">Upload and use</button>
  </form>`;
}
