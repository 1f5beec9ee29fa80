import type { Action } from './action.ts';
import { readText, type Fields } from './read-fields.ts';
import { toLinkUrl } from './to-link-url.ts';

/** A button from its text and url fields; null unless both are there and usable (part 1 section 2). */
export function toAction(
  fields: Fields,
  textNames: string | string[],
  urlNames: string | string[],
): Action | null {
  const text = readText(fields, ...[textNames].flat());
  const url = toLinkUrl(readText(fields, ...[urlNames].flat()));
  return text === '' || url === null ? null : { text, url };
}
