import { idOf, isObject, objectAt } from '../src/space/json-value.ts';
import type { Json, JsonObject } from '../src/space/space-types.ts';

/**
 * A space of `count` entries made from the entries of an export: each copy gets its own ids, its
 * links lead to copies of the same round, and short texts are numbered so that slugs stay unique.
 */
export function growSpace(file: JsonObject, count: number): JsonObject {
  const originals = listAt(file, 'entries');
  if (originals.length === 0) throw new Error('The export has no entries to grow from.');
  const ids = new Set(originals.map((entry) => idOf(entry) ?? ''));
  const entries: JsonObject[] = [];
  for (let round = 0; entries.length < count; round++) {
    for (const original of originals) {
      if (entries.length === count) break;
      entries.push(round === 0 ? original : copy(original, round, ids));
    }
  }
  return { ...file, entries };
}

function copy(original: JsonObject, round: number, ids: ReadonlySet<string>): JsonObject {
  const sys = { ...objectAt(original, 'sys'), id: `${idOf(original)}-${round}` };
  const fields = Object.entries(objectAt(original, 'fields')).map(([field, values]) => {
    const changed = isObject(values)
      ? Object.entries(values).map(([code, value]): [string, Json] => [
          code,
          renumber(value, round, ids),
        ])
      : [];
    return [field, Object.fromEntries(changed)] as const;
  });
  return { ...original, sys, fields: Object.fromEntries(fields) };
}

function renumber(value: Json, round: number, ids: ReadonlySet<string>): Json {
  if (typeof value === 'string') return value.length <= 100 ? `${value}-${round}` : value;
  return relink(value, round, ids);
}

function relink(value: Json, round: number, ids: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((inner) => relink(inner, round, ids));
  if (!isObject(value)) return value;
  const sys = objectAt(value, 'sys');
  const id = sys['id'];
  if (sys['linkType'] === 'Entry' && typeof id === 'string' && ids.has(id)) {
    return { sys: { ...sys, id: `${id}-${round}` } };
  }
  const inner = Object.entries(value).map(
    ([key, each]) => [key, relink(each, round, ids)] as const,
  );
  return Object.fromEntries(inner);
}

function listAt(value: JsonObject, key: string): JsonObject[] {
  const list = value[key];
  return Array.isArray(list) ? list.filter((item) => isObject(item)) : [];
}
