import { idOf } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { ContentTypeField, Json, JsonObject, Stored } from '../space/space-types.ts';
import { toListItem } from './entity-summary.ts';
import { definitionsOf } from './fields/kind-of.ts';

const MAXIMUM_SYMBOL = 255;
const MAXIMUM_TEXT = 50_000;

/** Everything of one entity, its fields of texts marked as editable. */
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

function isEditable({ type, items }: ContentTypeField): boolean {
  return type === 'Symbol' || type === 'Text' || items?.type === 'Symbol';
}

function shown(values: JsonObject, definition: ContentTypeField): JsonObject {
  if (isEditable(definition)) return values;
  const summaries = Object.entries(values).map(([code, value]): [string, Json] => [
    code,
    summary(value),
  ]);
  return Object.fromEntries(summaries);
}

/** A value of any kind in at most 200 characters. */
export function summary(value: Json): string {
  const linked = idOf(value);
  if (linked !== undefined) return `→ ${linked}`;
  if (Array.isArray(value)) return value.map(summary).join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** @throws Error in one sentence when this text, or list of texts, cannot be saved there */
export function checkFieldEdit(
  stored: Stored,
  field: string,
  locale: string,
  value: string | Json[],
  store: SpaceStore,
): void {
  const definition = definitionsOf(stored.draft, store).find((candidate) => candidate.id === field);
  if (!definition) throw new Error(`"${stored.id}" has no field "${field}".`);
  if (!isEditable(definition)) throw new Error(`"${field}" is not a text field.`);
  if (!store.locales.some((candidate) => candidate.code === locale)) {
    throw new Error(`The space has no locale "${locale}".`);
  }
  const isList = definition.items !== undefined;
  const texts = isList && Array.isArray(value) ? value : [value];
  if (isList !== Array.isArray(value) || !texts.every((each) => typeof each === 'string')) {
    throw new Error(`"${field}" takes ${isList ? 'a list of texts' : 'a text'}.`);
  }
  const maximum = definition.type === 'Text' ? MAXIMUM_TEXT : MAXIMUM_SYMBOL;
  if (texts.some((each) => each.length > maximum)) {
    throw new Error(`"${field}" takes at most ${maximum} characters.`);
  }
}
