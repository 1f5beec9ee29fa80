import { isRecord } from '../is-record.ts';

/**
 * Readers for single fields of an entry or asset. Whatever an editor, an importer or an attacker put
 * there, each answers a value of the type it names or says that there is none, and never throws.
 * Texts are cut before anything else looks at them, so that no pattern ever runs over megabytes.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** The service's own limits: a Symbol holds 255 characters, a Text 50,000, a list 1,000 items. */
export const MAX_TEXT_CHARACTERS = 50_000;
const MAX_LIST_ITEMS = 1_000;
const MAX_ID_CHARACTERS = 64;

/** The fields of an entry or asset; an empty record when there are none. */
export function fieldsOf(entity: unknown): Fields {
  return isRecord(entity) && isRecord(entity['fields']) ? entity['fields'] : {};
}

/** Cuts, repairs broken surrogate pairs and trims; '' for anything that is not text. */
export function toText(value: unknown, maxCharacters = MAX_TEXT_CHARACTERS): string {
  return typeof value === 'string' ? value.slice(0, maxCharacters).toWellFormed().trim() : '';
}

/** The first of the named fields that holds text, trimmed; '' when none does. */
export function readText(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const text = toText(ownValue(fields, name));
    if (text !== '') return text;
  }
  return '';
}

/** A list of texts without its empty and foreign items; a single text counts as a list of one. */
export function readTexts(fields: Fields, name: string): string[] {
  const value = ownValue(fields, name);
  const items: unknown[] = Array.isArray(value) ? value.slice(0, MAX_LIST_ITEMS) : [value];
  return items.map((item) => toText(item)).filter((text) => text !== '');
}

export function readNumber(fields: Fields, name: string): number | undefined {
  const value = ownValue(fields, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function readFlag(fields: Fields, name: string): boolean | undefined {
  const value = ownValue(fields, name);
  return typeof value === 'boolean' ? value : undefined;
}

export type LinkKind = 'Entry' | 'Asset' | 'Tag';

/** The id that an unresolved link of the given kind names; undefined for anything else. */
export function toLinkId(value: unknown, kind: LinkKind): string | undefined {
  if (!isRecord(value) || !isRecord(value['sys'])) return undefined;
  const { type, linkType, id } = value['sys'];
  if (type !== 'Link' || linkType !== kind) return undefined;
  return isSafeId(id) ? id : undefined;
}

/** The first of the named fields that holds a link of the given kind. */
export function readLinkId(fields: Fields, kind: LinkKind, ...names: string[]): string | undefined {
  for (const name of names) {
    const id = toLinkId(ownValue(fields, name), kind);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The ids of a list of links in the editor's order; foreign items and repetitions are left out. */
export function readLinkIds(fields: Fields, kind: LinkKind, name: string): string[] {
  const value = ownValue(fields, name);
  const items: unknown[] = Array.isArray(value) ? value.slice(0, MAX_LIST_ITEMS) : [value];
  const ids = items.map((item) => toLinkId(item, kind)).filter((id) => id !== undefined);
  return [...new Set(ids)];
}

/** Ids end up as object keys and in addresses, so only the service's own alphabet passes. */
export function isSafeId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_ID_CHARACTERS &&
    /^[A-Za-z0-9._-]+$/.test(value) &&
    value !== '__proto__'
  );
}

function ownValue(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
