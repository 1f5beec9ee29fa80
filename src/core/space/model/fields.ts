import { SLUG_PATTERN } from '#content/slugs/slug-pattern.ts';
import type { ContentfulValidation, ModelField, RichTextDocument } from './content-model.ts';
import { field, fieldKindOf } from './field.ts';
import type { FieldOptions, FieldWire } from './field.ts';

/** The longest text the content service keeps in a Symbol. */
export const SYMBOL_MAX_LENGTH = 256;

/** One line of text, at most 256 characters. */
export const symbol = fieldKindOf<string>({ type: 'Symbol' }, 'singleLine');

/** One line of text with a fixed choice of values. */
export function choice<
  const Id extends string,
  const Values extends readonly string[],
  const Required extends boolean = false,
>(id: Id, name: string, values: Values, options: FieldOptions<Required> = {}) {
  const validations = [{ in: [...values] }];
  const kind = fieldKindOf<Values[number]>({ type: 'Symbol' }, 'dropdown', { validations });
  return kind(id, name, options);
}

/** The last part of an entry's address: required, unique, made of lowercase letters, digits and hyphens. */
export function slug<const Id extends string>(
  id: Id,
  addressOf: string,
): ModelField<Id, string, true> {
  return field(id, 'Slug', { type: 'Symbol' }, 'slugEditor', {
    required: true,
    help: `The last part of the page's address (${addressOf}). Changing it breaks links to the old address.`,
    settings: { trackingFieldId: 'title' },
    validations: [
      { unique: true },
      {
        regexp: { pattern: SLUG_PATTERN },
        message: 'Use lowercase letters, digits and single hyphens.',
      },
    ],
  });
}

/** Longer plain text; line breaks are kept. */
export const text = fieldKindOf<string>({ type: 'Text' }, 'multipleLine');

export const richText = fieldKindOf<RichTextDocument>({ type: 'RichText' }, 'richTextEditor');

export const integer = fieldKindOf<number>({ type: 'Integer' }, 'numberEditor');

/** A number with a decimal part. */
export const decimal = fieldKindOf<number>({ type: 'Number' }, 'numberEditor');

export const boolean = fieldKindOf<boolean>({ type: 'Boolean' }, 'boolean', {
  settings: { trueLabel: 'Yes', falseLabel: 'No' },
});

/** A moment, ISO 8601. */
export const date = fieldKindOf<string>({ type: 'Date' }, 'datePicker', {
  settings: { ampm: '24', format: 'timeZ' },
});

/** Free name and value pairs. */
export const object = fieldKindOf<Record<string, string>>({ type: 'Object' }, 'objectEditor');

/** Several lines of text, in order. `items` are rules for each line. */
export function symbols<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  { items = [], ...options }: FieldOptions<Required> & { items?: ContentfulValidation[] } = {},
): ModelField<Id, string[], Required> {
  const wire: FieldWire = { type: 'Array', items: { type: 'Symbol', validations: items } };
  return field(id, name, wire, 'listInput', options);
}

/** Several of a fixed choice of values. */
export function choices<const Id extends string, const Values extends readonly string[]>(
  id: Id,
  name: string,
  values: Values,
  options: FieldOptions<false> = {},
): ModelField<Id, Values[number][], false> {
  const wire: FieldWire = {
    type: 'Array',
    items: { type: 'Symbol', validations: [{ in: [...values] }] },
  };
  return field(id, name, wire, 'checkbox', options);
}
