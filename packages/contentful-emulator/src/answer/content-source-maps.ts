import { invalidQuery } from '../http/service-error.ts';
import type { Parameter } from '../query/query-string.ts';
import { idOf, isObject, objectAt, stringAt } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { Json, JsonObject } from '../space/space-types.ts';
import type { Service } from './service.ts';

/** Which widget edits a field when the export does not say. */
const DEFAULT_WIDGETS: Record<string, string> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  RichText: 'richTextEditor',
  Array: 'tagEditor',
};

/**
 * Adds content source maps to a preview answer when it asks for them: one lookup of field types and
 * editors for the whole answer, and in every entity a map from each text field to its places there.
 * @throws ServiceError when asked of the delivery service, which has none
 */
export function addSourceMaps(
  answer: JsonObject,
  parameters: readonly Parameter[],
  service: Service,
): JsonObject {
  const wanted = parameters.find(({ name }) => name === 'includeContentSourceMaps');
  if (!wanted || wanted.value === 'false') return answer;
  if (service.api !== 'cpa') {
    throw invalidQuery([
      {
        name: 'unknown',
        path: ['includeContentSourceMaps'],
        details: 'The path "includeContentSourceMaps" is not recognized',
      },
    ]);
  }
  const lookup = new Lookup();
  const map = (entity: Json): Json =>
    isObject(entity) ? withMappings(entity, service.store, lookup) : entity;
  const result: JsonObject = { ...answer };
  if (Array.isArray(answer['items'])) {
    result['items'] = answer['items'].map(map);
    const includes = objectAt(answer, 'includes');
    const mapped = Object.entries(includes).map(([type, entities]): [string, Json] => [
      type,
      Array.isArray(entities) ? entities.map(map) : entities,
    ]);
    if (mapped.length > 0) result['includes'] = Object.fromEntries(mapped);
    result['sys'] = { ...objectAt(answer, 'sys'), contentSourceMapsLookup: lookup.body() };
    return result;
  }
  const single = withMappings(answer, service.store, lookup);
  single['sys'] = { ...objectAt(single, 'sys'), contentSourceMapsLookup: lookup.body() };
  return single;
}

class Lookup {
  #fieldTypes: string[] = [];
  #editors: JsonObject[] = [];

  fieldType(type: string): number {
    if (!this.#fieldTypes.includes(type)) this.#fieldTypes.push(type);
    return this.#fieldTypes.indexOf(type);
  }

  editor(widgetId: string, widgetNamespace: string): number {
    const at = this.#editors.findIndex(
      (each) => each['widgetId'] === widgetId && each['widgetNamespace'] === widgetNamespace,
    );
    return at >= 0 ? at : this.#editors.push({ widgetId, widgetNamespace }) - 1;
  }

  body(): JsonObject {
    return {
      sys: { type: 'ContentSourceMapsLookup' },
      fieldTypes: this.#fieldTypes,
      editorInterfaces: this.#editors,
    };
  }
}

function withMappings(entity: JsonObject, store: SpaceStore, lookup: Lookup): JsonObject {
  const sys = objectAt(entity, 'sys');
  const fields = objectAt(entity, 'fields');
  const type = idOf(sys['contentType']);
  const mappings: JsonObject = {};
  for (const field of Object.keys(fields)) {
    const source = sourceOf(field, type, store);
    if (!source) continue;
    const { fieldType, widgetId, widgetNamespace } = source;
    mappings[`/fields/${field}`] = {
      source: {
        fieldType: lookup.fieldType(fieldType),
        editorInterface: lookup.editor(widgetId, widgetNamespace),
      },
    };
  }
  const maps = { sys: { type: 'ContentSourceMaps' }, mappings };
  return { ...entity, sys: { ...sys, contentSourceMaps: maps } };
}

function sourceOf(field: string, type: string | undefined, store: SpaceStore) {
  if (type === undefined) {
    if (field === 'title') return widget('Symbol');
    return field === 'description' ? widget('Text') : undefined;
  }
  const definition = store.contentTypes.get(type)?.fields.get(field);
  if (!definition) return undefined;
  const isText = ['Symbol', 'Text', 'RichText'].includes(definition.type);
  const isTextList = definition.type === 'Array' && definition.items?.type === 'Symbol';
  if (!isText && !isTextList) return undefined;
  const control = controlOf(field, type, store);
  const fallback = widget(definition.type);
  return {
    ...fallback,
    widgetId: stringAt(control, 'widgetId') ?? fallback.widgetId,
    widgetNamespace: stringAt(control, 'widgetNamespace') ?? fallback.widgetNamespace,
  };
}

function widget(fieldType: string) {
  const widgetId = DEFAULT_WIDGETS[fieldType] ?? 'singleLine';
  return { fieldType, widgetId, widgetNamespace: 'builtin' };
}

function controlOf(field: string, type: string, store: SpaceStore): JsonObject {
  const editor = store.editorInterfaces.find(
    (each) => idOf(objectAt(each, 'sys')['contentType']) === type,
  );
  const controls = editor?.['controls'];
  const found = Array.isArray(controls)
    ? controls.find((control) => isObject(control) && control['fieldId'] === field)
    : undefined;
  return isObject(found) ? found : {};
}
