import { withDefinitions } from './infer-definitions.ts';
import { idOf, isObject, objectAt, stringAt } from './json-value.ts';
import type { JsonObject, SpaceFile } from './space-types.ts';

/** What is wrong with a space file, in one sentence meant for the person who started the emulator. */
export class SpaceFileError extends Error {
  override name = 'SpaceFileError';
}

/**
 * Checks that a parsed value has the shape contentful-export writes and names the first thing wrong. Content types and
 * locales may be left out: they are taken from the rest.
 * Nothing is kept of a file that fails, so a space is never half loaded.
 * @throws SpaceFileError with one sentence
 */
export function checkSpaceFile(value: unknown, source: string): SpaceFile {
  const fail = (what: string): never => {
    throw new SpaceFileError(`${source} is not a usable space export: ${what}.`);
  };
  if (!isObject(value)) return fail('it holds no JSON object at its top');
  const known = ['contentTypes', 'entries', 'assets', 'locales'];
  if (!known.some((key) => Array.isArray(value[key]))) {
    const found = Object.keys(value).slice(0, 5).join(', ') || 'nothing';
    return fail(`it has none of the lists ${known.join(', ')} (it holds ${found})`);
  }
  const list = (from: JsonObject, key: string): JsonObject[] => {
    const items = from[key];
    if (items === undefined || items === null) return [];
    if (!Array.isArray(items)) return fail(`"${key}" is not a list`);
    return items.map((item, at) => {
      if (!isObject(item)) return fail(`${key}[${at}] is not an object`);
      return item;
    });
  };
  const identified = (key: string): JsonObject[] => {
    const items = list(value, key);
    const seen = new Set<string>();
    items.forEach((item, at) => {
      const id = idOf(item);
      if (id === undefined || id === '') return fail(`${key}[${at}] has no sys.id`);
      if (seen.has(id)) return fail(`${key} holds the id "${id}" twice`);
      return seen.add(id);
    });
    return items;
  };
  const contentTypes = identified('contentTypes');
  for (const type of contentTypes) checkContentType(type, fail);
  const locales = list(value, 'locales');
  locales.forEach((locale, at) => {
    if (!stringAt(locale, 'code')) fail(`locales[${at}] has no code`);
  });
  const entries = identified('entries');
  const typeIds = new Set(contentTypes.map(idOf));
  for (const entry of entries) {
    const type = idOf(objectAt(entry, 'sys')['contentType']);
    if (type === undefined) fail(`entry "${idOf(entry)}" has no content type`);
    if (typeIds.size > 0 && !typeIds.has(type)) {
      fail(`entry "${idOf(entry)}" is of the content type "${type}", which the file does not hold`);
    }
    checkFields(entry, 'entry', fail);
  }
  const assets = identified('assets');
  for (const asset of assets) checkFields(asset, 'asset', fail);
  const taxonomy = objectAt(value, 'taxonomy');
  const either = (key: string) => [...list(value, key), ...list(taxonomy, key)];
  const result = {
    contentTypes,
    entries,
    assets,
    locales,
    tags: list(value, 'tags'),
    editorInterfaces: list(value, 'editorInterfaces'),
    concepts: either('concepts'),
    conceptSchemes: either('conceptSchemes'),
    deletions: list(value, 'deletions'),
    name: stringAt(value, 'name') ?? stringAt(objectAt(value, 'space'), 'name'),
  };
  for (const key of ['tags', 'concepts', 'conceptSchemes', 'deletions'] as const) {
    result[key].forEach((item, at) => {
      if (!idOf(item)) fail(`${key}[${at}] has no sys.id`);
    });
  }
  return withDefinitions(result);
}

function checkContentType(type: JsonObject, fail: (what: string) => never): void {
  const fields = type['fields'];
  if (!Array.isArray(fields)) fail(`content type "${idOf(type)}" has no list of fields`);
  for (const field of fields as unknown[]) {
    if (!isObject(field) || !stringAt(field, 'id') || !stringAt(field, 'type')) {
      fail(`content type "${idOf(type)}" has a field without id or type`);
    }
  }
}

function checkFields(entity: JsonObject, kind: string, fail: (what: string) => never): void {
  const fields = entity['fields'];
  if (fields === undefined) return;
  if (!isObject(fields)) fail(`the fields of ${kind} "${idOf(entity)}" are not an object`);
  for (const [name, value] of Object.entries(fields as JsonObject)) {
    if (!isObject(value)) {
      fail(
        `field "${name}" of ${kind} "${idOf(entity)}" is not written by locale, as an export of the management API is`,
      );
    }
  }
}
