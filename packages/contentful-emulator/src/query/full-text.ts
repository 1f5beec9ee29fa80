import { isObject } from '../space/json-value.ts';
import type { Entity, Json } from '../space/space-types.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** All text inside a value: strings, lists of strings and the text nodes of rich text. */
export function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (!isObject(value)) return '';
  if (value['nodeType'] === 'text') return textOf(value['value']);
  return 'nodeType' in value ? textOf(value['content']) : '';
}

/**
 * True when every word searched for begins some word of the text. Case is ignored and a word of one
 * character is too short to count; a search with no countable word finds nothing.
 */
export function matchesText(text: string, search: string): boolean {
  const wanted = wordsOf(search).filter((word) => word.length > 1);
  if (wanted.length === 0) return false;
  const words = wordsOf(text);
  return wanted.every((term) => words.some((word) => word.startsWith(term)));
}

/** Everything the `query` parameter searches of an entity: its text fields in the given values. */
export function searchableText(values: readonly Json[], entity: Entity): string {
  const parts = values.map((value) =>
    isAssetFile(value, entity) ? fileName(value) : textOf(value),
  );
  return parts.join(' ');
}

function isAssetFile(value: Json, entity: Entity): boolean {
  return entity.type === 'Asset' && isObject(value) && 'fileName' in value;
}

function fileName(value: Json): string {
  return isObject(value) ? textOf(value['fileName']) : '';
}
