import { SLUG_PATTERN } from '#content/slugs/slug-pattern.ts';
import type { ContentfulValidation, ModelField, RichTextDocument } from './content-model.ts';
import { field } from './field.ts';
import type { FieldOptions, FieldWire } from './field.ts';

/** The longest text the content service keeps in a Symbol. */
export const SYMBOL_MAX_LENGTH = 256;

/** One line of text, at most 256 characters. */
export function symbol<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, string, Required> {
  return field(id, name, { type: 'Symbol' }, 'singleLine', options);
}

/** One line of text with a fixed choice of values. */
export function choice<
  const Id extends string,
  const Values extends readonly string[],
  const Required extends boolean = false,
>(
  id: Id,
  name: string,
  values: Values,
  options: FieldOptions<Required> = {},
): ModelField<Id, Values[number], Required> {
  return field(id, name, { type: 'Symbol' }, 'dropdown', {
    ...options,
    validations: [{ in: [...values] }, ...(options.validations ?? [])],
  });
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
export function text<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, string, Required> {
  return field(id, name, { type: 'Text' }, 'multipleLine', options);
}

export function richText<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, RichTextDocument, Required> {
  return field(id, name, { type: 'RichText' }, 'richTextEditor', options);
}

export function integer<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, number, Required> {
  return field(id, name, { type: 'Integer' }, 'numberEditor', options);
}

/** A number with a decimal part. */
export function decimal<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, number, Required> {
  return field(id, name, { type: 'Number' }, 'numberEditor', options);
}

export function boolean<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, boolean, Required> {
  return field(id, name, { type: 'Boolean' }, 'boolean', {
    ...options,
    settings: { trueLabel: 'Yes', falseLabel: 'No', ...options.settings },
  });
}

/** A moment, ISO 8601. */
export function date<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, string, Required> {
  return field(id, name, { type: 'Date' }, 'datePicker', {
    ...options,
    settings: { ampm: '24', format: 'timeZ', ...options.settings },
  });
}

/** Free name and value pairs. */
export function object<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, Record<string, string>, Required> {
  return field(id, name, { type: 'Object' }, 'objectEditor', options);
}

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
