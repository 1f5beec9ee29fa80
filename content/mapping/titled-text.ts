import { readText, type Fields } from './read-fields.ts';

/** A heading with the text below it; either may be empty, and an empty one is not drawn. */
export type TitledText = { title: string; description: string };

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
