import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { toLinkUrl } from './to-link-url.ts';

/** A button or link that an editor filled in completely; `url` has passed the link allow-list. */
export type Action = { text: string; url: string };

/** A button from its text and url fields; null unless both are there and usable (part 1 section 2). */
export function toAction(
  entry: ContentfulEntry,
  textNames: string | string[],
  urlNames: string | string[],
): Action | null {
  const fields = fieldsOf(entry);
  const text = readText(fields, ...[textNames].flat());
  const url = toLinkUrl(readText(fields, ...[urlNames].flat()));
  if (text === '' || url === null) return null;
  return withTranslationOf({ text, url }, entry, { text: textNames });
}
