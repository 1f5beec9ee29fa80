import { idOf, isObject, objectAt } from '../../space/json-value.ts';
import type { SpaceStore } from '../../space/space-store.ts';
import type { ContentTypeField, Json, JsonObject } from '../../space/space-types.ts';
import { DATE_FIELD } from './date-field.ts';
import type { FieldKind } from './field-kind.ts';
import { FILE } from './file-field.ts';
import { LINK, LINK_LIST } from './link-fields.ts';
import { CHOICES, TEXT_LIST } from './list-fields.ts';
import { JSON_FIELD, LOCATION } from './object-fields.ts';
import { RICH_TEXT } from './rich-text-field.ts';
import { allowedValues, BOOLEAN, CHOICE, NUMBER, SYMBOL, TEXT } from './text-fields.ts';

/**
 * How a field is shown. A value that is not of the field's type is shown as JSON, so that it is neither lost nor
 * mistaken.
 */
export function kindOf(definition: ContentTypeField, value: Json | undefined): FieldKind {
  const kind = usualKind(definition);
  if (value === undefined || value === null || kind.fits(value)) return kind;
  return kind === SYMBOL && TEXT.fits(value) ? TEXT : JSON_FIELD;
}

function usualKind({ type, validations, items }: ContentTypeField): FieldKind {
  const hasChoices = allowedValues(validations).length > 0;
  switch (type) {
    case 'Symbol':
      return hasChoices ? CHOICE : SYMBOL;
    case 'Text':
      return hasChoices ? CHOICE : TEXT;
    case 'Integer':
    case 'Number':
      return hasChoices ? CHOICE : NUMBER;
    case 'Boolean':
      return BOOLEAN;
    case 'Date':
      return DATE_FIELD;
    case 'Location':
      return LOCATION;
    case 'RichText':
      return RICH_TEXT;
    case 'Link':
      return LINK;
    case 'File':
      return FILE;
    case 'Array':
      if (items?.type === 'Link') return LINK_LIST;
      if (items?.type !== 'Symbol') return JSON_FIELD;
      return allowedValues(items.validations).length > 0 ? CHOICES : TEXT_LIST;
    default:
      return JSON_FIELD;
  }
}

const ASSET_FIELDS: ContentTypeField[] = [
  { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true },
  { id: 'description', name: 'Description', type: 'Text', localized: true },
  { id: 'file', name: 'File', type: 'File', localized: true, required: true },
];
const ASSET_HELP: Record<string, string> = {
  title: 'What the picture or file shows. Sites may read it to people who cannot see it.',
};

/** The fields of an entry or asset, in the order of the model. */
export function definitionsOf(
  { type, contentType }: { type: string; contentType: string | undefined },
  store: SpaceStore,
): ContentTypeField[] {
  if (type === 'Asset') return ASSET_FIELDS;
  return [...(store.contentTypes.get(contentType ?? '')?.fields.values() ?? [])];
}

/** What the editor interface of a content type says of a field: its help text, the names of yes and no, and more. */
export function settingsOf(
  contentType: string | undefined,
  field: string,
  store: SpaceStore,
): JsonObject {
  if (contentType === undefined) {
    const helpText = ASSET_HELP[field];
    return helpText === undefined ? {} : { helpText };
  }
  const editor = store.editorInterfaces.find(
    (candidate) => idOf(objectAt(candidate, 'sys')['contentType']) === contentType,
  );
  const controls = Array.isArray(editor?.['controls']) ? editor['controls'].filter(isObject) : [];
  const control = controls.find((candidate) => candidate['fieldId'] === field);
  if (!control) return {};
  return { ...objectAt(control, 'settings'), isSlug: control['widgetId'] === 'slugEditor' };
}

/** The locales a field has values in. */
export function localesOf({ localized }: ContentTypeField, store: SpaceStore): string[] {
  return localized ? store.locales.map(({ code }) => code) : [store.defaultLocale];
}
