import { isDeepStrictEqual } from 'node:util';
import { idOf, isObject, objectAt, stringAt } from '../src/space/json-value.ts';
import type { JsonObject } from '../src/space/space-types.ts';
import { factsOf } from './facts-of.ts';
import type { Facts, Seen } from './facts-of.ts';
import type { Recording } from './read-recordings.ts';

/**
 * What a space held at one time, put together from answers that do not contradict one another.
 * The recordings span eleven years, in which entries were edited and the service's answers grew, so
 * one space becomes several states.
 */
export class SpaceState {
  readonly recordings: Recording[] = [];
  readonly facts: Facts[] = [];
  #versions = new Map<string, Seen[]>();
  #definitions = new Map<string, JsonObject>();
  #missing = new Set<string>();
  #complete = new Map<string, Set<string>>();
  #totals = new Map<string, number>();

  /** True when nothing the recording tells contradicts what is known here. */
  accepts(facts: Facts): boolean {
    if (facts.missing.some((key) => this.#versions.has(key))) return false;
    for (const seen of facts.seen) {
      if (this.#missing.has(seen.key)) return false;
      if ((this.#versions.get(seen.key) ?? []).some((known) => !agree(known, seen))) return false;
    }
    for (const [key, record] of definitionsIn(facts)) {
      const known = this.#definitions.get(key);
      if (known && !isDeepStrictEqual(known, record)) return false;
    }
    const known = [...this.#versions.values()].flat();
    const typesHere = idsOfTypes(this.#definitions);
    const typesThere = idsOfTypes(new Map(definitionsIn(facts)));
    const everything = [...known, ...facts.seen];
    const allTypes = facts.complete.get('ContentType') ?? this.#complete.get('ContentType');
    if (allTypes && [...typesHere, ...typesThere].some((id) => !allTypes.has(id))) return false;
    if (allTypes && everything.some((seen) => !hasTypeAmong(seen, allTypes))) return false;
    for (const [list, total] of [...this.#totals, ...facts.totals]) {
      const ids = everything.filter((seen) => belongsTo(seen, list)).map((seen) => seen.key);
      if (new Set(ids).size > total) return false;
    }
    for (const [list, total] of facts.totals) {
      const complete = this.#complete.get(list);
      const before = complete?.size ?? this.#totals.get(list);
      if (before !== undefined && before !== total) return false;
    }
    for (const [list, ids] of facts.complete) {
      const total = this.#totals.get(list);
      if (total !== undefined && total !== ids.size) return false;
    }
    for (const [list, ids] of facts.complete) {
      const before = this.#complete.get(list);
      if (before && !isDeepStrictEqual(before, ids)) return false;
      if (known.some((seen) => belongsTo(seen, list) && !ids.has(idOf(seen.entity) ?? '')))
        return false;
    }
    for (const [list, ids] of this.#complete) {
      if (facts.seen.some((seen) => belongsTo(seen, list) && !ids.has(idOf(seen.entity) ?? ''))) {
        return false;
      }
    }
    return true;
  }

  add(recording: Recording, facts: Facts): void {
    this.recordings.push(recording);
    this.facts.push(facts);
    for (const key of facts.missing) this.#missing.add(key);
    for (const seen of facts.seen) {
      this.#versions.set(seen.key, [...(this.#versions.get(seen.key) ?? []), seen]);
    }
    for (const [key, record] of definitionsIn(facts)) this.#definitions.set(key, record);
    for (const [list, ids] of facts.complete) this.#complete.set(list, ids);
    for (const [list, total] of facts.totals) this.#totals.set(list, total);
  }

  /** Every sighting of each entity. */
  versions(): ReadonlyMap<string, Seen[]> {
    return this.#versions;
  }
}

/** Puts recordings into as few states as their contradictions allow, each in the first that fits. */
export function toStates(recordings: readonly Recording[]): SpaceState[] {
  const groups = new Map<string, SpaceState[]>();
  for (const recording of recordings) {
    const key = `${recording.space} ${recording.environment} ${recording.api}`;
    const states = groups.get(key) ?? [];
    groups.set(key, states);
    const facts = factsOf(recording);
    let state = states.find((candidate) => candidate.accepts(facts));
    if (!state) states.push((state = new SpaceState()));
    state.add(recording, facts);
  }
  return [...groups.values()].flat();
}

function definitionsIn(facts: Facts): [string, JsonObject][] {
  const of = (kind: string, records: JsonObject[]) =>
    records.map((record): [string, JsonObject] => [`${kind}/${idOf(record) ?? ''}`, record]);
  // The space tells of its locales and so does /locales, with their ids; what both tell must agree.
  const locales = facts.locales.flatMap((locale): [string, JsonObject][] => {
    const code = stringAt(locale, 'code');
    const { sys, ...shared } = locale;
    const own: [string, JsonObject] = [`Locale/${code}`, shared];
    return sys === undefined ? [own] : [own, [`LocaleSys/${code}`, { sys }]];
  });
  return [
    ...of('ContentType', facts.contentTypes),
    ...of('Concept', facts.concepts),
    ...of('Scheme', facts.conceptSchemes),
    ...of('Tag', facts.tags),
    ...of('Deletion', facts.deletions),
    ...locales,
  ];
}

function idsOfTypes(definitions: ReadonlyMap<string, JsonObject>): string[] {
  const prefix = 'ContentType/';
  return [...definitions.keys()].flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
}

/** The content type of an entry, told by itself or by the question it answers. */
export function typeOf(seen: Seen): string | undefined {
  const own = idOf(objectAt(seen.entity, 'sys')['contentType']);
  return own ?? (seen.key.startsWith('Entry/') ? seen.askedType : undefined);
}

function hasTypeAmong(seen: Seen, types: ReadonlySet<string>): boolean {
  const id = typeOf(seen);
  return id === undefined || types.has(id);
}

function belongsTo(seen: Seen, list: string): boolean {
  const [type, contentType] = list.split(' of ');
  if (!seen.key.startsWith(`${type}/`)) return false;
  return contentType === undefined || typeOf(seen) === contentType;
}

function agree(a: Seen, b: Seen): boolean {
  const { locale: _a, ...sysA } = objectAt(a.entity, 'sys');
  const { locale: _b, ...sysB } = objectAt(b.entity, 'sys');
  const whole = a.isWhole && b.isWhole;
  if (a.hasWholeSys && b.hasWholeSys) {
    if (!isDeepStrictEqual(sysA, sysB)) return false;
  } else {
    const shared = Object.keys(sysA).filter((key) => key in sysB);
    if (!shared.every((key) => isDeepStrictEqual(sysA[key], sysB[key]))) return false;
  }
  if (whole && !isDeepStrictEqual(a.entity['metadata'], b.entity['metadata'])) return false;
  const fieldsA = objectAt(a.entity, 'fields');
  const fieldsB = objectAt(b.entity, 'fields');
  if (a.locale === b.locale) {
    if (whole) return isDeepStrictEqual(fieldsA, fieldsB);
    const shared = Object.keys(fieldsA).filter((field) => field in fieldsB);
    return shared.every((field) => isDeepStrictEqual(fieldsA[field], fieldsB[field]));
  }
  const [plain, all] = a.locale === undefined ? [b, a] : [a, b];
  if (all.locale !== undefined) return true;
  return Object.entries(objectAt(all.entity, 'fields')).every(([field, values]) => {
    const value = isObject(values) ? values[plain.locale ?? ''] : undefined;
    const shown = objectAt(plain.entity, 'fields')[field];
    return value === undefined || shown === undefined || isDeepStrictEqual(value, shown);
  });
}
