import { idOf, isObject, objectAt, stringAt } from '../src/space/json-value.ts';
import type { Json, JsonObject, LocalisedFields } from '../src/space/space-types.ts';
import type { Facts, Seen } from './facts-of.ts';
import { typeOf } from './space-state.ts';
import type { SpaceState } from './space-state.ts';

/**
 * The export file a state would have been, as far as its answers tell. What the state does not tell
 * of types and locales is taken from other states of the space (`elsewhere`), or inferred.
 */
export function toExport(state: SpaceState, elsewhere: readonly SpaceState[]): JsonObject {
  const own = state.facts;
  const other = elsewhere.flatMap((each) => each.facts);
  const locales = localesOf(own, other);
  const codes = locales.map((locale) => String(locale['code']));
  const defaultCode = String(
    locales.find((locale) => locale['default'] === true)?.['code'] ?? codes[0],
  );
  const entities = [...state.versions().values()]
    .map((versions) => rebuild(versions, defaultCode))
    .filter((entity) => entity !== undefined);
  const ofType = (type: string) =>
    entities.filter((entity) => objectAt(entity, 'sys')['type'] === type);
  const entries = ofType('Entry');
  const latest = (pick: (facts: Facts) => JsonObject[], from: readonly Facts[]) =>
    new Map(from.flatMap(pick).map((record) => [idOf(record) ?? '', record] as const));
  const types = latest((facts) => facts.contentTypes, own);
  const isComplete = own.some((facts) => facts.complete.has('ContentType'));
  for (const [id, type] of latest((facts) => facts.contentTypes, other)) {
    if (!types.has(id) && (!isComplete || needsType(id, entries))) types.set(id, type);
  }
  for (const entry of entries) {
    const id = idOf(objectAt(entry, 'sys')['contentType']) ?? '';
    if (!types.has(id)) types.set(id, inferType(id, entries));
  }
  const name = [...own, ...other].find((facts) => facts.name !== undefined)?.name;
  return {
    ...(name === undefined ? {} : { name }),
    contentTypes: [...types.values()],
    entries,
    assets: ofType('Asset'),
    locales,
    tags: [...latest((facts) => facts.tags, own).values()],
    concepts: [...latest((facts) => facts.concepts, own).values()],
    conceptSchemes: [...latest((facts) => facts.conceptSchemes, own).values()],
    deletions: [...latest((facts) => facts.deletions, own).values()],
  };
}

function needsType(id: string, entries: JsonObject[]): boolean {
  return entries.some((entry) => idOf(objectAt(entry, 'sys')['contentType']) === id);
}

function localesOf(own: readonly Facts[], other: readonly Facts[]): JsonObject[] {
  const merged = new Map<string, JsonObject>();
  for (const facts of [own, other]) {
    if (merged.size > 0) break;
    for (const locale of facts.flatMap((each) => each.locales)) {
      const code = stringAt(locale, 'code') ?? '';
      merged.set(code, { ...merged.get(code), ...locale });
    }
  }
  if (merged.size > 0) return [...merged.values()];
  const seen = [...own, ...other].flatMap((facts) => facts.seen);
  const codes = new Set(seen.flatMap(({ locale }) => locale || []));
  for (const { locale, entity } of seen) {
    if (locale !== undefined) continue;
    for (const values of Object.values(objectAt(entity, 'fields'))) {
      if (isObject(values)) for (const code of Object.keys(values)) codes.add(code);
    }
  }
  const first = codes.has('en-US') ? 'en-US' : ([...codes][0] ?? 'en-US');
  return [first, ...[...codes].filter((code) => code !== first)].map((code) => ({
    code,
    name: code,
    default: code === first,
    fallbackCode: code === first ? null : first,
  }));
}

// The widest sighting is the base; those in one locale add what it does not hold.
function rebuild(versions: Seen[], defaultCode: string): JsonObject | undefined {
  const whole = versions.filter((seen) => seen.isWhole);
  const sources = whole.length > 0 ? whole : versions;
  const all = sources.find((seen) => seen.locale === undefined);
  const fields: LocalisedFields = {};
  if (all) {
    for (const [field, values] of Object.entries(objectAt(all.entity, 'fields'))) {
      if (isObject(values)) fields[field] = { ...values };
    }
  }
  const ofDefaultFirst = [...sources].sort(
    (a, b) => Number(b.locale === defaultCode) - Number(a.locale === defaultCode),
  );
  // Shown in all locales it is known completely; a single locale may show what it fell back to.
  for (const seen of all?.isWhole ? [] : ofDefaultFirst) {
    if (seen.locale === undefined) continue;
    const { entity } = seen;
    const locale = seen.locale || defaultCode;
    for (const [field, value] of Object.entries(objectAt(entity, 'fields'))) {
      const known = (fields[field] ??= {});
      // Shown in another locale, a value equal to the default's is most likely the default's.
      if (known[locale] === undefined && !isSame(known[defaultCode], value)) known[locale] = value;
    }
  }
  const base = (all ?? ofDefaultFirst[0] ?? versions[0])?.entity;
  if (!base) return undefined;
  const known = objectAt(base, 'sys');
  const { locale: _locale, ...sys } = known;
  for (const seen of versions) {
    for (const [key, value] of Object.entries(objectAt(seen.entity, 'sys'))) {
      if (key !== 'locale' && whole.length === 0) sys[key] ??= value;
    }
  }
  if (sys['type'] === 'Entry' && sys['contentType'] === undefined) {
    const type = versions.map(typeOf).find((each) => each !== undefined);
    // Seen so little of that not even its type is known, it cannot be served.
    if (type === undefined) return undefined;
    sys['contentType'] = { sys: { type: 'Link', linkType: 'ContentType', id: type } };
  }
  // Tells the emulator that this comes from a delivery answer, whose properties it gives back as they are.
  sys['revision'] ??= 1;
  return { ...base, sys, fields };
}

function isSame(a: Json | undefined, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

// A type nobody recorded: made up from the values its entries hold.
function inferType(id: string, entries: JsonObject[]): JsonObject {
  const types = new Map<string, JsonObject>();
  for (const entry of entries) {
    if (idOf(objectAt(entry, 'sys')['contentType']) !== id) continue;
    for (const [field, values] of Object.entries(objectAt(entry, 'fields'))) {
      const value = isObject(values) ? Object.values(values)[0] : undefined;
      if (!types.has(field)) {
        types.set(field, { id: field, name: field, localized: true, ...inferField(value) });
      }
    }
  }
  return { sys: { id, type: 'ContentType', revision: 1 }, name: id, fields: [...types.values()] };
}

function inferField(value: Json | undefined): JsonObject {
  if (Array.isArray(value)) return { type: 'Array', items: inferField(value[0]) };
  if (typeof value === 'boolean') return { type: 'Boolean' };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'Integer' : 'Number' };
  if (isObject(value)) {
    const sys = objectAt(value, 'sys');
    if (sys['type'] === 'Link') return { type: 'Link', linkType: sys['linkType'] ?? 'Entry' };
    if (sys['type'] === 'ResourceLink') return { type: 'ResourceLink' };
    if (value['nodeType'] === 'document') return { type: 'RichText' };
    return { type: 'lat' in value && 'lon' in value ? 'Location' : 'Object' };
  }
  const isDate =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.test(value);
  return { type: isDate ? 'Date' : 'Symbol' };
}
