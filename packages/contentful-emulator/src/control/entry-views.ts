import { idOf } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { ContentTypeField, Json, JsonObject, Stored } from '../space/space-types.ts';
import { toListItem } from './entity-summary.ts';
import { definitionsOf } from './fields/kind-of.ts';

const MAXIMUM_SYMBOL = 255;
const MAXIMUM_TEXT = 50_000;

/** Everything of one entity, its text fields marked as editable. */
export function toDetail(stored: Stored, store: SpaceStore): JsonObject {
  return {
    ...toListItem(stored, store),
    revision: stored.draft.revision,
    fields: definitionsOf(stored.draft, store).map((definition): JsonObject => ({
      id: definition.id,
      name: definition.name,
      type: definition.type,
      isEditable: isEditable(definition),
      isLocalised: definition.localized === true,
      values: shown(stored.draft.fields[definition.id] ?? {}, definition),
    })),
  };
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
  const definition = definitionsOf(stored.draft, store).find((candidate) => candidate.id === field);
  if (!definition) throw new Error(`"${stored.id}" has no field "${field}".`);
  if (!isEditable(definition)) throw new Error(`"${field}" is not a text field.`);
  if (!store.locales.some((candidate) => candidate.code === locale)) {
    throw new Error(`The space has no locale "${locale}".`);
  }
  const maximum = definition.type === 'Symbol' ? MAXIMUM_SYMBOL : MAXIMUM_TEXT;
  if (value.length > maximum) throw new Error(`"${field}" takes at most ${maximum} characters.`);
}
