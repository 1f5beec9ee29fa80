import type {
  AssetLink,
  ContentfulField,
  ContentfulValidation,
  EntryLink,
  FieldEditor,
  ModelField,
  RichTextDocument,
} from './content-model.ts';

/** The longest text the content service keeps in a Symbol. */
export const SYMBOL_MAX_LENGTH = 256;

/** Lowercase letters, digits and single hyphens: what the site's addresses are made of. */
export const SLUG_PATTERN = '^[a-z0-9]+(?:-[a-z0-9]+)*$';

type Options<Required extends boolean> = {
  required?: Required;
  /** A plain sentence below the field in the editor. */
  help?: string;
  validations?: ContentfulValidation[];
  widget?: string;
  settings?: Record<string, string | boolean>;
};

type Wire = Pick<ContentfulField, 'type'> & Partial<Pick<ContentfulField, 'linkType' | 'items'>>;

function field<Id extends string, Value, Required extends boolean>(
  id: Id,
  name: string,
  wire: Wire,
  widgetId: string,
  options: Options<Required>,
): ModelField<Id, Value, Required> {
  const settings = {
    ...options.settings,
    ...(options.help === undefined ? {} : { helpText: options.help }),
  };
  const editor: FieldEditor = { widgetId: options.widget ?? widgetId };
  if (Object.keys(settings).length > 0) editor.settings = settings;
  return {
    id,
    required: (options.required ?? false) as Required,
    wire: {
      id,
      name,
      ...wire,
      localized: false,
      required: options.required ?? false,
      validations: options.validations ?? [],
      disabled: false,
      omitted: false,
    },
    editor,
  };
}

/** One line of text, at most 256 characters. */
export function symbol<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: Options<Required> = {},
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
  options: Options<Required> = {},
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
  options: Options<Required> = {},
): ModelField<Id, string, Required> {
  return field(id, name, { type: 'Text' }, 'multipleLine', options);
}

export function richText<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: Options<Required> = {},
): ModelField<Id, RichTextDocument, Required> {
  return field(id, name, { type: 'RichText' }, 'richTextEditor', options);
}

export function integer<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: Options<Required> = {},
): ModelField<Id, number, Required> {
  return field(id, name, { type: 'Integer' }, 'numberEditor', options);
}

export function boolean<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: Options<Required> = {},
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
  options: Options<Required> = {},
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
  options: Options<Required> = {},
): ModelField<Id, Record<string, string>, Required> {
  return field(id, name, { type: 'Object' }, 'objectEditor', options);
}

/** One picture. */
export function image<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: Options<Required> = {},
): ModelField<Id, AssetLink, Required> {
  return asset(id, name, 'image', options);
}

/** One uploaded video file. */
export function video<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: Options<Required> = {},
): ModelField<Id, AssetLink, Required> {
  return asset(id, name, 'video', options);
}

function asset<Id extends string, Required extends boolean>(
  id: Id,
  name: string,
  mimetypeGroup: string,
  options: Options<Required>,
): ModelField<Id, AssetLink, Required> {
  const wire: Wire = { type: 'Link', linkType: 'Asset' };
  return field(id, name, wire, 'assetLinkEditor', {
    ...options,
    validations: [{ linkMimetypeGroup: [mimetypeGroup] }, ...(options.validations ?? [])],
  });
}

/** Several pictures, in order. */
export function images<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: Options<Required> = {},
): ModelField<Id, AssetLink[], Required> {
  const validations: ContentfulValidation[] = [{ linkMimetypeGroup: ['image'] }];
  const wire: Wire = { type: 'Array', items: { type: 'Link', linkType: 'Asset', validations } };
  return field(id, name, wire, 'assetGalleryEditor', options);
}

/** Several lines of text, in order. */
export function symbols<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: Options<Required> = {},
): ModelField<Id, string[], Required> {
  const wire: Wire = { type: 'Array', items: { type: 'Symbol', validations: [] } };
  return field(id, name, wire, 'listInput', options);
}

/** One entry of the named content types. */
export function entry<
  const Id extends string,
  const TypeId extends string,
  const Required extends boolean = false,
>(
  id: Id,
  name: string,
  contentTypes: readonly TypeId[],
  options: Options<Required> = {},
): ModelField<Id, EntryLink<TypeId>, Required> {
  const wire: Wire = { type: 'Link', linkType: 'Entry' };
  return field(id, name, wire, 'entryLinkEditor', {
    ...options,
    validations: [{ linkContentType: [...contentTypes] }, ...(options.validations ?? [])],
  });
}

/** Several entries of the named content types, in order. */
export function entries<
  const Id extends string,
  const TypeId extends string,
  const Required extends boolean = false,
>(
  id: Id,
  name: string,
  contentTypes: readonly TypeId[],
  options: Options<Required> = {},
): ModelField<Id, EntryLink<TypeId>[], Required> {
  const validations: ContentfulValidation[] = [{ linkContentType: [...contentTypes] }];
  const wire: Wire = { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations } };
  return field(id, name, wire, 'entryLinksEditor', options);
}
