import type { ContentTypeField, Entity, Json, JsonObject, Locale } from '../space/space-types.ts';

/** One locale with the locales it falls back to, or every locale at once (`locale=*`). */
export type LocaleChoice =
  | { all: true; codes: readonly string[]; default: string }
  | { all: false; code: string; chain: readonly string[]; default: string };

/** The chosen locale and its fallbacks; undefined when the space has no such locale. */
export function chooseLocale(
  locales: readonly Locale[],
  defaultCode: string,
  wanted: string | undefined,
): LocaleChoice | undefined {
  if (wanted === '*') {
    return { all: true, codes: locales.map((locale) => locale.code), default: defaultCode };
  }
  const code = wanted ?? defaultCode;
  const chain: string[] = [];
  let next: string | null | undefined = code;
  while (typeof next === 'string' && !chain.includes(next)) {
    const current: string = next;
    const locale = locales.find((candidate) => candidate.code === current);
    if (!locale) break;
    chain.push(current);
    // Spaces recorded before fallbacks were shown say nothing of them; there the default stood in.
    const fallback = locale.fallbackCode;
    next = fallback === undefined && !locale.default ? defaultCode : fallback;
  }
  return chain.length === 0 ? undefined : { all: false, code, chain, default: defaultCode };
}

/** The value a field shows in one locale, or undefined when it and its fallbacks are unset. */
function valueIn(
  entity: Entity,
  field: string,
  choice: Extract<LocaleChoice, { all: false }>,
  definition: ContentTypeField | undefined,
): Json | undefined {
  const stored = entity.fields[field];
  if (!stored) return undefined;
  if (definition?.localized === false) return stored[choice.default];
  for (const code of choice.chain) {
    const value = stored[code];
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * The locale whose stored values a filter or an order looks at: that of the query, and the default under `locale=*` and
 * for fields that are not localised. A value that would stand in when shown is not found
 * (contentful.js issues 386, 1000 and 2196).
 */
export function searchedLocale(
  choice: LocaleChoice,
  definition: ContentTypeField | undefined,
): string {
  return choice.all || definition?.localized === false ? choice.default : choice.code;
}

/** The fields of an entity as delivered: plain values in one locale, values by locale under `*`. */
export function fieldsIn(
  entity: Entity,
  choice: LocaleChoice,
  definitions: ReadonlyMap<string, ContentTypeField> | undefined,
): JsonObject {
  const result: JsonObject = {};
  for (const field of Object.keys(entity.fields)) {
    const definition = definitions?.get(field);
    if (definition?.omitted) continue;
    if (choice.all) {
      const stored = entity.fields[field] ?? {};
      const codes = definition?.localized === false ? [choice.default] : choice.codes;
      const shown = codes.filter((code) => stored[code] !== undefined);
      if (shown.length > 0) {
        result[field] = Object.fromEntries(shown.map((code) => [code, stored[code] as Json]));
      }
      continue;
    }
    const value = valueIn(entity, field, choice, definition);
    if (value !== undefined) result[field] = value;
  }
  return result;
}
