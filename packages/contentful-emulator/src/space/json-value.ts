import type { Json, JsonObject } from './space-types.ts';

/** True for a plain JSON object (not null, not an array). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at `key`, or an empty one. */
export function objectAt(value: JsonObject, key: string): JsonObject {
  const inner = value[key];
  return isObject(inner) ? inner : {};
}

/** The string at `key`, or undefined. */
export function stringAt(value: JsonObject, key: string): string | undefined {
  const inner = value[key];
  return typeof inner === 'string' ? inner : undefined;
}

/** The finite number at `key`, or undefined. */
export function numberAt(value: JsonObject, key: string): number | undefined {
  const inner = value[key];
  return typeof inner === 'number' && Number.isFinite(inner) ? inner : undefined;
}

/** What lies at a path of keys; undefined where it leads nowhere. */
export function valueAt(value: Json, path: readonly string[]): Json | undefined {
  let inner: Json | undefined = value;
  for (const key of path) inner = isObject(inner) ? inner[key] : undefined;
  return inner;
}

/** The id inside a link or entity (`{sys:{id}}`), or undefined. */
export function idOf(value: Json | undefined): string | undefined {
  return isObject(value) ? stringAt(objectAt(value, 'sys'), 'id') : undefined;
}

/** A link as the service writes one. */
export function link(linkType: string, id: string): JsonObject {
  return { sys: { type: 'Link', linkType, id } };
}
