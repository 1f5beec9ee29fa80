import { idOf } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { ContentTypeField, Json, JsonObject, Stored } from '../space/space-types.ts';

const MAXIMUM_SYMBOL = 255;
const MAXIMUM_TEXT = 50_000;

/** One line of the list: what it is, what it is called, how it stands. */
export function toListItem(stored: Stored, store: SpaceStore): JsonObject {
  return {
    id: stored.id,
    type: stored.type,
    contentType: stored.draft.contentType ?? 'Asset',
    title: titleOf(stored, store),
    status: statusOf(stored),
    updatedAt: stored.draft.updatedAt,
  };
}

/** draft, published, changed (published, then edited) or archived. */
function statusOf(stored: Stored): 'draft' | 'published' | 'changed' | 'archived' {
  if (stored.archived) return 'archived';
  if (!stored.published) return 'draft';
  return stored.draft.fields === stored.published.fields ? 'published' : 'changed';
}

function titleOf(stored: Stored, store: SpaceStore): string {
  const type = stored.draft.contentType;
  const display = type ? store.contentTypes.get(type)?.body['displayField'] : 'title';
  const byLocale = typeof display === 'string' ? stored.draft.fields[display] : undefined;
  const value = byLocale?.[store.defaultLocale] ?? Object.values(byLocale ?? {})[0];
  return typeof value === 'string' && value.trim() !== '' ? value : stored.id;
}

/** Everything of one entity, its text fields marked as editable. */
export function toDetail(stored: Stored, store: SpaceStore): JsonObject {
  return {
    ...toListItem(stored, store),
    revision: stored.draft.revision,
    fields: definitionsOf(stored, store).map((definition): JsonObject => ({
      id: definition.id,
      name: definition.name,
      type: definition.type,
      isEditable: isEditable(definition),
      isLocalised: definition.localized === true,
      values: shown(stored.draft.fields[definition.id] ?? {}, definition),
    })),
  };
}

function definitionsOf(stored: Stored, store: SpaceStore): ContentTypeField[] {
  if (stored.type === 'Asset') {
    return [
      { id: 'title', name: 'Title', type: 'Symbol', localized: true },
      { id: 'description', name: 'Description', type: 'Text', localized: true },
      { id: 'file', name: 'File', type: 'Object' },
    ];
  }
  return [...(store.contentTypes.get(stored.draft.contentType ?? '')?.fields.values() ?? [])];
}

function isEditable(definition: ContentTypeField): boolean {
  return definition.type === 'Symbol' || definition.type === 'Text';
}

function shown(values: JsonObject, definition: ContentTypeField): JsonObject {
  if (isEditable(definition)) return values;
  const summaries = Object.entries(values).map(([code, value]): [string, Json] => [
    code,
    summary(value),
  ]);
  return Object.fromEntries(summaries);
}

function summary(value: Json): string {
  const linked = idOf(value);
  if (linked !== undefined) return `→ ${linked}`;
  if (Array.isArray(value)) return value.map(summary).join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** @throws Error in one sentence when this text cannot be saved there */
export function checkFieldEdit(
  stored: Stored,
  field: string,
  locale: string,
  value: string,
  store: SpaceStore,
): void {
  const definition = definitionsOf(stored, store).find((candidate) => candidate.id === field);
  if (!definition) throw new Error(`"${stored.id}" has no field "${field}".`);
  if (!isEditable(definition)) throw new Error(`"${field}" is not a text field.`);
  if (!store.locales.some((candidate) => candidate.code === locale)) {
    throw new Error(`The space has no locale "${locale}".`);
  }
  const maximum = definition.type === 'Symbol' ? MAXIMUM_SYMBOL : MAXIMUM_TEXT;
  if (value.length > maximum) throw new Error(`"${field}" takes at most ${maximum} characters.`);
}
