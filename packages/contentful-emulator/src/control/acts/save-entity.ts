import { link } from '../../space/json-value.ts';
import type { Stored } from '../../space/space-types.ts';
import { checkEntity, isUnique } from '../checks/check-entity.ts';
import type { Problem } from '../checks/check-entity.ts';
import { findLinkedDrafts } from '../checks/linked-drafts.ts';
import { displayFieldOf, titleOf } from '../entity-summary.ts';
import type { Inputs } from '../fields/field-kind.ts';
import { definitionsOf } from '../fields/kind-of.ts';
import { moveRow } from '../fields/list-fields.ts';
import { nameOf, parseName, readFormFields } from '../form-fields.ts';
import { withValue } from '../../space/entity-changes.ts';
import { newId } from './new-id.ts';
import { filesAt, uploadFile } from './upload-file.ts';
import type { UploadTools } from './upload-file.ts';
import { formatWayBack, parseWayBack, toEntityAddress } from './way-back.ts';

/** Where to go next, or the form again with what is wrong. */
export type Outcome =
  | { next: string }
  | {
      status: 409 | 422;
      stored: Stored;
      inputs?: Map<string, Inputs>;
      problems: Problem[];
      says: string;
    };

/** What a button of the form does, once what the form holds was saved as a draft. */
export async function saveEntity(
  stored: Stored,
  form: FormData,
  tools: UploadTools,
): Promise<Outcome> {
  const { store } = tools;
  const act = String(form.get('do') ?? 'save');
  if (act === 'delete') {
    store.remove(stored.id, stored.type);
    return { next: `/control/${stored.type === 'Asset' ? 'assets' : 'entries'}?done=deleted` };
  }
  const read = readFormFields(form, stored, store);
  if (String(form.get('version')) !== String(stored.version)) {
    const says =
      'This was changed elsewhere after you opened it. Nothing of yours is saved yet: saving again puts yours in its place.';
    return { status: 409, stored, inputs: read.inputs, problems: read.problems, says };
  }
  const refused = (problems: Problem[]): Outcome => {
    return { status: 422, stored, inputs: read.inputs, problems, says: 'Nothing was saved.' };
  };
  if (read.problems.length > 0) return refused(read.problems);
  const files = await storeFiles(form, stored, tools);
  if (files.problems.length > 0) return refused(files.problems);
  const fields = files.values.reduce(
    (all, [locale, value]) => withValue(all, 'file', locale, value),
    read.fields,
  );
  const metadata = readTags(form, stored);
  const isChanged = fields !== stored.draft.fields || metadata !== stored.draft.metadata;
  const saved = isChanged
    ? store.save(stored.id, stored.type, { fields, ...(metadata && { metadata }) })
    : stored;
  return carryOut(act, saved, form, tools);
}

function carryOut(act: string, stored: Stored, form: FormData, { store }: UploadTools): Outcome {
  const { id, type } = stored;
  const way = parseWayBack(String(form.get('from') ?? ''));
  const again = (done: string) => ({ next: toEntityAddress(stored, way, { done }) });
  const [verb = '', name = '', row = ''] = act.split('|');
  switch (verb) {
    case 'publish':
    case 'publish-locale': {
      const locales = verb === 'publish' ? undefined : [name];
      const problems = checkEntity(stored, store).filter(
        ({ locale }) => locales?.includes(locale) ?? true,
      );
      if (problems.length > 0) {
        return { status: 422, stored, problems, says: 'Saved as a draft, but not published.' };
      }
      store.publish(id, type, locales);
      return again(locales ? 'published-locale' : 'published');
    }
    case 'publish-linked': {
      const drafts = findLinkedDrafts(stored, store);
      const ready = drafts.filter((draft) => checkEntity(draft, store).length === 0);
      for (const draft of ready) store.publish(draft.id, draft.type);
      const problems = checkEntity(stored, store);
      if (problems.length === 0) store.publish(id, type);
      const held = drafts.filter((draft) => !ready.includes(draft));
      if (problems.length === 0 && held.length === 0) return again('published-linked');
      const names = held.map((draft) => titleOf(draft, store)).join(', ');
      const says = [
        ...(held.length > 0
          ? [`Not published, because something is missing there: ${names}.`]
          : []),
        ...(problems.length > 0 ? ['This is saved as a draft, but not published.'] : []),
      ].join(' ');
      return { status: 422, stored: store.find(id, type) ?? stored, problems, says };
    }
    case 'unpublish':
      store.unpublish(id, type);
      return again('unpublished');
    case 'archive':
    case 'unarchive':
      store.archive(id, verb === 'archive', type);
      return again(`${verb}d`);
    case 'duplicate': {
      const copy = store.create(type, newId(), stored.draft.contentType, copyFields(stored, store));
      return { next: toEntityAddress(copy, { ...way, steps: [] }, { done: 'duplicated' }) };
    }
    case 'back': {
      const [parent, ...steps] = way.steps;
      if (!parent) return again('saved');
      return {
        next: toEntityAddress(
          { type: 'Entry', id: parent.id },
          { ...way, steps },
          { field: `${parent.name}-field` },
        ),
      };
    }
    case 'locale': {
      const locale = name === store.defaultLocale ? undefined : name;
      return { next: toEntityAddress(stored, { ...way, locale }) };
    }
    case 'choose': {
      const query = new URLSearchParams({ of: id, field: name, from: formatWayBack(way) });
      return { next: `/control/pick?${query.toString()}` };
    }
    case 'up':
    case 'down':
    case 'drop':
      changeList(stored, name, verb, Number(row), store);
      return { next: toEntityAddress(stored, way, { field: `${name}-field` }) };
    case 'add':
      return { next: toEntityAddress(stored, way, { field: `${name}-field` }) };
    default:
      return again('saved');
  }
}

function changeList(
  stored: Stored,
  name: string,
  verb: string,
  row: number,
  store: UploadTools['store'],
): void {
  const place = parseName(name);
  const value = place && stored.draft.fields[place.field]?.[place.locale];
  // The empty line at the end can be neither moved nor removed.
  if (!place || value === undefined || (Array.isArray(value) && row >= value.length)) return;
  const rows = Array.isArray(value) ? moveRow(value, verb, row) : [];
  const changed = rows.length === 0 ? undefined : rows;
  store.save(stored.id, stored.type, {
    fields: withValue(stored.draft.fields, place.field, place.locale, changed),
  });
}

async function storeFiles(form: FormData, stored: Stored, tools: UploadTools) {
  const values: [string, Awaited<ReturnType<typeof uploadFile>>][] = [];
  const problems: Problem[] = [];
  for (const { code } of stored.type === 'Asset' ? tools.store.locales : []) {
    const [file] = filesAt(form, nameOf('file', code));
    if (!file) continue;
    try {
      values.push([code, await uploadFile(file, stored.id, tools)]);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ field: 'file', locale: code, message });
    }
  }
  return { values, problems };
}

function readTags(form: FormData, { draft }: Stored) {
  if (!form.has('tags-shown')) return draft.metadata;
  const chosen = form.getAll('tag').map(String);
  const old = Array.isArray(draft.metadata?.['tags']) ? draft.metadata['tags'] : [];
  const tags = chosen.map((id) => link('Tag', id));
  const toKey = (list: unknown[]) =>
    JSON.stringify(list.map((each) => JSON.stringify(each)).sort());
  return toKey(tags) === toKey(old) ? draft.metadata : { ...draft.metadata, tags };
}

/** The fields of a copy: called a copy, and with other values where the model wants each only once. */
function copyFields(stored: Stored, store: UploadTools['store']) {
  const display = displayFieldOf(stored, store);
  let { fields } = stored.draft;
  for (const definition of definitionsOf(stored.draft, store)) {
    const { id } = definition;
    if (id !== display && !isUnique(definition)) continue;
    for (const [locale, value] of Object.entries(fields[id] ?? {})) {
      const copied = id === display ? `${String(value)} (copy)` : `${String(value)}-copy`;
      fields = withValue(fields, id, locale, typeof value === 'string' ? copied : undefined);
    }
  }
  return fields;
}
