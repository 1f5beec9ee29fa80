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

/**
 * A kind of field: what declares one of it by its id and name.
 * @param fixed what every field of the kind has beside what is asked for
 */
export const fieldKindOf =
  <Value>(
    wire: FieldWire,
    widgetId: string,
    fixed: Pick<FieldOptions<boolean>, 'settings' | 'validations'> = {},
  ) =>
  <const Id extends string, const Required extends boolean = false>(
    id: Id,
    name: string,
    options: FieldOptions<Required> = {},
  ): ModelField<Id, Value, Required> =>
    field(id, name, wire, widgetId, {
      ...options,
      settings: { ...fixed.settings, ...options.settings },
      validations: [...(fixed.validations ?? []), ...(options.validations ?? [])],
    });

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
