import { readText, type Fields } from './read-fields.ts';
import type { TitledText } from './titled-text.ts';

/** A heading and its text from two fields, with built-in words where a field is missing. */
export function toTitledText(
  fields: Fields,
  titleField: string,
  descriptionField: string,
  builtIn: Partial<TitledText> = {},
): TitledText {
  return {
    title: readText(fields, titleField) || (builtIn.title ?? ''),
    description: readText(fields, descriptionField) || (builtIn.description ?? ''),
  };
}
