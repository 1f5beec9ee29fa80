import { readText, type Fields } from '../mapping/read-fields.ts';
import { toLinkUrl } from './to-link-url.ts';

/** A button or link that an editor filled in completely; `url` has passed the link allow-list. */
export type Action = { text: string; url: string };

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
