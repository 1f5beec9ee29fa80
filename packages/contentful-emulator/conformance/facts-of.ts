import { idOf, isObject, objectAt, stringAt } from '../src/space/json-value.ts';
import type { Json, JsonObject } from '../src/space/space-types.ts';
import type { Recording } from './read-recordings.ts';

/**
 * An entity as an answer showed it. `locale` is undefined when all locales were shown, and empty when
 * it was the default one, which a selection of system properties may not name.
 */
export type Seen = {
  key: string;
  entity: JsonObject;
  locale: string | undefined;
  isWhole: boolean;
  /** Whether all its system properties are shown, as they are unless select named some. */
  hasWholeSys: boolean;
  /** The content type the question was limited to, for items that do not tell theirs. */
  askedType?: string;
};

/** What one recorded answer says about its space. */
export type Facts = {
  seen: Seen[];
  contentTypes: JsonObject[];
  locales: JsonObject[];
  tags: JsonObject[];
  concepts: JsonObject[];
  conceptSchemes: JsonObject[];
  deletions: JsonObject[];
  name: string | undefined;
  /** `Entry/x` of everything the answer says does not exist. */
  missing: string[];
  /** Lists told completely: `Entry`, `Asset`, `ContentType` or `Entry of cat`, with their members. */
  complete: Map<string, Set<string>>;
  /** How many members such a list has, when a page of it told. */
  totals: Map<string, number>;
};

const PAGING = ['limit', 'skip', 'locale', 'include', 'order', 'select', 'access_token', 'cursor'];

/** Reads what a recorded answer tells. Answers that are errors tell only what is missing. */
export function factsOf(recording: Recording): Facts {
  const facts: Facts = {
    seen: [],
    contentTypes: [],
    locales: [],
    tags: [],
    concepts: [],
    conceptSchemes: [],
    deletions: [],
    name: undefined,
    missing: [],
    complete: new Map(),
    totals: new Map(),
  };
  const { body, segments } = recording;
  const query = new URLSearchParams(recording.query);
  if (recording.status !== 200) {
    const { type, id } = objectAt(body, 'details');
    if (recording.status === 404 && typeof id === 'string')
      facts.missing.push(`${String(type)}/${id}`);
    return facts;
  }
  const select = query.get('select');
  const isWhole = select === null || (select.includes('fields') && !select.includes('fields.'));
  const items = listAt(body, 'items');
  const includes = objectAt(body, 'includes');
  const kind = segments[0];
  if (segments.length === 0) {
    facts.name = stringAt(body, 'name');
    facts.locales = listAt(body, 'locales');
    return facts;
  }
  const records = Array.isArray(body['items']) ? items : [body];
  const hasWholeSys = select === null || select.split(',').includes('sys');
  const asked = query.get('locale') ?? '';
  const locale = hasWholeSys || asked === '*' ? undefined : asked;
  const askedType = query.get('content_type') ?? undefined;
  for (const record of records) sort(record, { isWhole, hasWholeSys, locale }, facts, askedType);
  for (const record of [...listAt(includes, 'Entry'), ...listAt(includes, 'Asset')]) {
    sort(record, { isWhole: true, hasWholeSys: true, locale: undefined }, facts);
  }
  for (const error of listAt(body, 'errors')) {
    const { linkType, id } = objectAt(error, 'details');
    facts.missing.push(`${String(linkType)}/${String(id)}`);
  }
  if (kind === 'locales') facts.locales = items;
  noteComplete(recording, query, items, facts);
  return facts;
}

function noteComplete(
  recording: Recording,
  query: URLSearchParams,
  items: JsonObject[],
  facts: Facts,
): void {
  const [kind, id] = recording.segments;
  const ids = new Set(items.flatMap((item) => idOf(item) ?? []));
  if (kind === 'sync' && query.get('initial') === 'true') {
    const type = query.get('type') ?? 'all';
    if (query.has('content_type') || type.startsWith('Delet')) return;
    // A full page that is followed by others is not the whole; the service sometimes announces a
    // page after one that is not full, and then it is empty.
    const limit = Number(query.get('limit') ?? 100);
    if (recording.body['nextSyncUrl'] === undefined && items.length >= limit) return;
    for (const each of ['Entry', 'Asset']) {
      if (type !== 'all' && type !== each) continue;
      const ofType = items.filter((item) => objectAt(item, 'sys')['type'] === each);
      facts.complete.set(each, new Set(ofType.flatMap((item) => idOf(item) ?? [])));
    }
    return;
  }
  const { total } = recording.body;
  if (id !== undefined || typeof total !== 'number') return;
  const filters = [...query.keys()].filter((key) => !PAGING.includes(key));
  const name = { entries: 'Entry', assets: 'Asset', content_types: 'ContentType' }[kind ?? ''];
  let list: string | undefined;
  if (filters.length === 0) list = name;
  else if (kind === 'entries' && filters.join() === 'content_type') {
    list = `Entry of ${query.get('content_type')}`;
  }
  if (list === undefined) return;
  facts.totals.set(list, total);
  if (total === items.length && ids.size === total) facts.complete.set(list, ids);
}

type Shown = { isWhole: boolean; hasWholeSys: boolean; locale: string | undefined };

function sort(record: JsonObject, shown: Shown, facts: Facts, askedType?: string): void {
  const sys = objectAt(record, 'sys');
  switch (sys['type']) {
    case 'Entry':
    case 'Asset':
      if (idOf(record) === undefined) break;
      facts.seen.push({
        key: `${sys['type']}/${idOf(record)}`,
        entity: record,
        locale: stringAt(sys, 'locale') ?? shown.locale,
        isWhole: shown.isWhole && isObject(record['fields']),
        hasWholeSys: shown.hasWholeSys,
        ...(askedType === undefined ? {} : { askedType }),
      });
      break;
    case 'ContentType':
      facts.contentTypes.push(record);
      break;
    case 'Tag':
      facts.tags.push(record);
      break;
    case 'TaxonomyConcept':
      facts.concepts.push(record);
      break;
    case 'TaxonomyConceptScheme':
      facts.conceptSchemes.push(record);
      break;
    case 'DeletedEntry':
    case 'DeletedAsset':
      facts.deletions.push(record);
  }
}

function listAt(value: JsonObject, key: string): JsonObject[] {
  const list: Json | undefined = value[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
