import { isObject, objectAt, stringAt } from './json-value.ts';
import type { ContentTypeField, EntityType, Json, JsonObject } from './space-types.ts';

/** `inRichText` is set when the link stands inside a rich text document. */
export type LinkTo = { type: EntityType; id: string; inRichText?: true };

/**
 * Every link to an entry or asset in a set of fields, in reading order, repeats kept.
 * Fields may be by locale or already of one locale. JSON fields are data, so a link-shaped value in
 * one is no link. Resource links to other spaces are left out.
 */
export function linksOf(
  fields: JsonObject,
  definitions: ReadonlyMap<string, ContentTypeField> | undefined,
): LinkTo[] {
  const found: LinkTo[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const definition = definitions?.get(name);
    if (definition && !mayHoldLinks(definition)) continue;
    collect(value, found);
  }
  return found;
}

function mayHoldLinks(field: ContentTypeField): boolean {
  if (field.type === 'Link' || field.type === 'RichText') return true;
  return field.type === 'Array' && field.items?.type === 'Link';
}

function collect(value: Json | undefined, found: LinkTo[], inRichText = false): void {
  if (Array.isArray(value)) {
    for (const inner of value) collect(inner, found, inRichText);
    return;
  }
  if (!isObject(value)) return;
  const link = toLink(value);
  if (link) {
    found.push(inRichText ? { ...link, inRichText: true } : link);
    return;
  }
  const isDocument = inRichText || value['nodeType'] === 'document';
  for (const inner of Object.values(value)) collect(inner, found, isDocument);
}

/** The entry or asset a value links to, or undefined when it is no such link. */
export function toLink(value: Json | undefined): LinkTo | undefined {
  if (!isObject(value)) return undefined;
  const sys = objectAt(value, 'sys');
  if (sys['type'] !== 'Link') return undefined;
  const id = stringAt(sys, 'id');
  const type = sys['linkType'];
  return id !== undefined && (type === 'Entry' || type === 'Asset') ? { type, id } : undefined;
}
