import { isLocalizedField } from '#content/locales/word-fields.ts';
import type { Document } from '@contentful/rich-text-types';

/** A link as the content service stores it. */
export type ContentfulLink<Kind extends string = string> = {
  sys: { type: 'Link'; linkType: Kind; id: string };
};

declare const target: unique symbol;

/** A link to an entry of one content type; the type lives in the compiler only. */
export type EntryLink<TypeId extends string = string> = ContentfulLink<'Entry'> & {
  readonly [target]?: TypeId;
};

export type AssetLink = ContentfulLink<'Asset'>;

/** A validation as the content service stores it. */
export type ContentfulValidation =
  | { unique: true }
  | { in: string[] }
  | { size: { min?: number; max?: number } }
  | { range: { min?: number; max?: number } }
  | { regexp: { pattern: string; flags?: string }; message?: string }
  | { linkContentType: string[] }
  | { linkMimetypeGroup: string[] }
  | { enabledNodeTypes: string[]; message?: string }
  | { enabledMarks: string[]; message?: string }
  | { nodes: Record<string, { linkContentType: string[] }[]> };

type ContentfulFieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Boolean'
  | 'Date'
  | 'Object'
  | 'Link'
  | 'Array';

/** A field of a content type in the shape of an export file. */
export type ContentfulField = {
  id: string;
  name: string;
  type: ContentfulFieldType;
  linkType?: 'Entry' | 'Asset';
  items?: {
    type: 'Symbol' | 'Link';
    linkType?: 'Entry' | 'Asset';
    validations: ContentfulValidation[];
  };
  localized: boolean;
  required: boolean;
  validations: ContentfulValidation[];
  disabled: boolean;
  omitted: boolean;
};

/** How the editor shows a field: the built-in widget, its settings and a plain sentence of help. */
export type FieldEditor = {
  widgetId: string;
  settings?: Record<string, string | boolean>;
};

declare const valueType: unique symbol;

/**
 * A field of the model. `Value` is what an entry may hold in it, known to the compiler only,
 * so that sample entries are checked against the model while they are typed.
 */
export type ModelField<
  Id extends string = string,
  Value = unknown,
  Required extends boolean = boolean,
> = {
  id: Id;
  required: Required;
  wire: ContentfulField;
  editor: FieldEditor;
  readonly [valueType]?: Value;
};

export type ContentType<
  TypeId extends string = string,
  Fields extends readonly ModelField[] = readonly ModelField[],
> = {
  id: TypeId;
  name: string;
  description: string;
  /** The field that names an entry in lists; null where a type has no line of text. */
  displayField: string | null;
  fields: Fields;
};

type ValueOf<Field> = Field extends ModelField<string, infer Value, boolean> ? Value : never;
type FieldOf<Type extends ContentType> = Type['fields'][number];
type RequiredField<Type extends ContentType> = Extract<FieldOf<Type>, { required: true }>;
type OptionalField<Type extends ContentType> = Exclude<FieldOf<Type>, { required: true }>;

/** What an entry of a content type holds. */
export type FieldsOf<Type extends ContentType> = {
  [Field in RequiredField<Type> as Field['id']]: ValueOf<Field>;
} & { [Field in OptionalField<Type> as Field['id']]?: ValueOf<Field> };

export type RichTextDocument = Document;

/**
 * Declares a content type; ids and value types are kept exactly. Localised are the fields whose words visitors read, and
 * slugs.
 */
export function contentType<
  const TypeId extends string,
  const Fields extends readonly ModelField[],
>({
  displayField = 'title',
  ...type
}: Omit<ContentType<TypeId, Fields>, 'displayField'> & {
  displayField?: string | null;
}): ContentType<TypeId, Fields> {
  const fields = type.fields.map((field): ModelField => {
    return { ...field, wire: { ...field.wire, localized: isLocalized(type.id, field) } };
  });
  return { ...type, displayField, fields: fields as readonly ModelField[] as Fields };
}

const TEXT_TYPES: readonly ContentfulFieldType[] = ['Symbol', 'Text', 'RichText', 'Object'];

function isLocalized(typeId: string, { id, wire }: ModelField): boolean {
  const isOfText = TEXT_TYPES.includes(wire.type) || wire.items?.type === 'Symbol';
  return isOfText && isLocalizedField(typeId, id);
}
