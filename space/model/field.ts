import type {
  ContentfulField,
  ContentfulValidation,
  FieldEditor,
  ModelField,
} from './content-model.ts';

export type FieldOptions<Required extends boolean> = {
  required?: Required;
  /** A plain sentence below the field in the editor. */
  help?: string;
  validations?: ContentfulValidation[];
  widget?: string;
  settings?: Record<string, string | boolean>;
};

/** The part of the wire shape that says what a field holds. */
export type FieldWire = Pick<ContentfulField, 'type'> &
  Partial<Pick<ContentfulField, 'linkType' | 'items'>>;

/** One field of the model; the typed helpers in fields.ts and link-fields.ts are built on it. */
export function field<Id extends string, Value, Required extends boolean>(
  id: Id,
  name: string,
  wire: FieldWire,
  widgetId: string,
  options: FieldOptions<Required>,
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
