import { contentTypeRequired, invalidQuery, unknownPath } from '../http/service-error.ts';
import { isObject } from '../space/json-value.ts';
import type { Json, JsonObject } from '../space/space-types.ts';
import { chooseDefinition } from './field-definitions.ts';
import { commaList } from './query-string.ts';
import type { QueryContext } from './query-context.ts';

/** What of each entity is answered: a whole part, or the named properties of it. */
export type Selection = Map<string, 'whole' | Set<string>>;

/**
 * Reads `select`. Only the first two steps of a path choose; deeper ones bring their whole property.
 * @throws ServiceError when a field is named without a content type, or does not exist
 */
export function toSelection(value: string, context: QueryContext): Selection | undefined {
  const paths = commaList(value);
  if (paths.length === 0) return undefined;
  const selection: Selection = new Map();
  for (const text of paths) {
    const path = text.split('.');
    const [part = '', property] = path;
    if (part !== 'sys' && part !== 'fields' && part !== 'metadata') {
      throw invalidQuery([unknownPath(path)]);
    }
    if (property === undefined) {
      selection.set(part, 'whole');
      continue;
    }
    if (part === 'fields') {
      if (context.entityType === 'Entry' && !context.contentType) throw contentTypeRequired();
      if (!chooseDefinition(context, property)) throw invalidQuery([unknownPath(path)]);
    }
    const chosen = selection.get(part) ?? new Set<string>();
    if (chosen !== 'whole') selection.set(part, chosen.add(property));
  }
  return selection;
}

/** An entity cut down to the selection. */
export function applySelection(entity: JsonObject, selection: Selection | undefined): JsonObject {
  if (!selection) return entity;
  const result: JsonObject = {};
  for (const [part, value] of Object.entries(entity)) {
    const chosen = selection.get(part);
    if (chosen === undefined) continue;
    result[part] = chosen === 'whole' || !isObject(value) ? value : pick(value, chosen);
  }
  return result;
}

function pick(value: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const entries = Object.entries(value).filter(([key]) => keys.has(key));
  return Object.fromEntries(entries) as Record<string, Json>;
}
