import { idOf, isObject, objectAt, stringAt } from './json-value.ts';
import type { Json, JsonObject, SpaceFile } from './space-types.ts';
import { toLink } from './links-of.ts';

type Definition = { type: string; linkType?: string; items?: { type: string; linkType?: string } };

/** The service keeps no longer text in a Symbol. */
const MAXIMUM_SYMBOL = 255;
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
const TITLE = /(?:title|name|question|heading|label)$/i;

/**
 * What an export may leave out, taken from what it holds: content types from the fields of their entries, locales from the
 * codes that values are written by, the most used one first. Without validations, which no value shows.
 * @returns the file with them, and `inferred`, a sentence that says what was taken, where anything was
 */
export function withDefinitions(file: SpaceFile): SpaceFile {
  const types = file.contentTypes.length > 0 ? [] : inferTypes(file.entries);
  const locales = file.locales.length > 0 ? [] : inferLocales(file);
  const said = [
    ...(types.length > 0 ? [`no content types (made from its entries: ${types.length})`] : []),
    ...(locales.length > 0
      ? [`no locales (taken from its values: ${locales.map(({ code }) => code).join(', ')})`]
      : []),
  ];
  if (said.length === 0) return file;
  return {
    ...file,
    contentTypes: [...file.contentTypes, ...types],
    locales: [...file.locales, ...locales],
    inferred: `The space file holds ${said.join(' and ')}.`,
  };
}

function inferLocales({ entries, assets }: SpaceFile): JsonObject[] {
  const counts = new Map<string, number>();
  for (const { fields } of [...entries, ...assets]) {
    for (const byLocale of isObject(fields) ? Object.values(fields) : []) {
      for (const code of isObject(byLocale) ? Object.keys(byLocale) : []) {
        counts.set(code, (counts.get(code) ?? 0) + 1);
      }
    }
  }
  const codes = [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code);
  return codes.map((code, at) => ({
    ...{ code, name: code, default: at === 0, optional: at > 0 },
    fallbackCode: at === 0 ? null : (codes[0] ?? null),
  }));
}

function inferTypes(entries: readonly JsonObject[]): JsonObject[] {
  const types = new Map<string, Map<string, JsonObject[]>>();
  for (const entry of entries) {
    const id = idOf(objectAt(entry, 'sys')['contentType']) ?? '';
    const values = types.get(id) ?? new Map<string, JsonObject[]>();
    types.set(id, values);
    for (const [field, byLocale] of Object.entries(objectAt(entry, 'fields'))) {
      const known = values.get(field);
      if (known) known.push(byLocale as JsonObject);
      else values.set(field, [byLocale as JsonObject]);
    }
  }
  return [...types].map(([id, values]) => {
    const fields = [...values].map(([field, all]) => toField(field, all));
    const displayField = displayFieldOf(fields);
    return { sys: { id, type: 'ContentType' }, name: toName(id), displayField, fields };
  });
}

function toField(id: string, values: readonly JsonObject[]): JsonObject {
  const isLocalized = values.some((byLocale) => Object.keys(byLocale).length > 1);
  const definition = common(values.flatMap((byLocale) => Object.values(byLocale)).map(kindOf));
  return { id, name: toName(id), ...definition, localized: isLocalized, required: false };
}

/** The kind of field that holds such a value; undefined for one that any kind may hold. */
function kindOf(value: Json): Definition | undefined {
  if (value === null) return undefined;
  if (typeof value === 'boolean') return { type: 'Boolean' };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'Integer' : 'Number' };
  if (typeof value === 'string') {
    if (DATE.test(value)) return { type: 'Date' };
    return { type: value.length > MAXIMUM_SYMBOL || value.includes('\n') ? 'Text' : 'Symbol' };
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined;
    const { type, linkType } = common(value.map(kindOf));
    if (linkType !== undefined) return { type: 'Array', items: { type, linkType } };
    const isText = ['Symbol', 'Text', 'Date'].includes(type);
    return isText ? { type: 'Array', items: { type: 'Symbol' } } : { type: 'Object' };
  }
  const link = toLink(value);
  if (link) return { type: 'Link', linkType: link.type };
  if (stringAt(objectAt(value, 'sys'), 'type') === 'ResourceLink') return { type: 'ResourceLink' };
  if (value['nodeType'] === 'document') return { type: 'RichText' };
  const isPlace = typeof value['lat'] === 'number' && typeof value['lon'] === 'number';
  return { type: isPlace ? 'Location' : 'Object' };
}

/** Of these each holds whatever those before it do. */
const WIDER = [
  ['Integer', 'Number'],
  ['Date', 'Symbol', 'Text'],
];

/** The narrowest kind that holds values of all the given ones. */
function common(kinds: readonly (Definition | undefined)[]): Definition {
  const known = kinds.filter((kind) => kind !== undefined);
  const [first] = known;
  if (!first) return { type: 'Symbol' };
  const same = JSON.stringify(first);
  if (known.every((kind) => JSON.stringify(kind) === same)) return first;
  const types = WIDER.find((row) => known.every(({ type }) => row.includes(type)));
  return { type: types?.findLast((type) => known.some((kind) => kind.type === type)) ?? 'Object' };
}

function displayFieldOf(fields: readonly JsonObject[]): Json {
  const texts = fields.filter(({ type }) => type === 'Symbol').map(({ id }) => String(id));
  return texts.find((id) => TITLE.test(id)) ?? texts[0] ?? null;
}

/** "blogPost" is called "Blog post". */
function toName(id: string): string {
  const words = id
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
