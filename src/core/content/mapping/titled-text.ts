import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { fieldsOf, readText } from './read-fields.ts';

/** A heading with the text below it; either may be empty, and an empty one is not drawn. */
export type TitledText = { title: string; description: string };

/** A heading and its text from two fields, with built-in words where a field is missing. */
export function toTitledText(
  entry: ContentfulEntry,
  titleField: string,
  descriptionField: string,
  builtIn: Partial<TitledText> = {},
): TitledText {
  const fields = fieldsOf(entry);
  const text = {
    title: readText(fields, titleField) || (builtIn.title ?? ''),
    description: readText(fields, descriptionField) || (builtIn.description ?? ''),
  };
  return withTranslationOf(text, entry, { title: titleField, description: descriptionField });
}
