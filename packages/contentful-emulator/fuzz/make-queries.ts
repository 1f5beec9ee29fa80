import fc from 'fast-check';
import type { Json, JsonObject } from '../src/space/space-types.ts';
import { idOf, isObject } from '../src/space/json-value.ts';

const OPERATORS = [
  '',
  'ne',
  'in',
  'nin',
  'all',
  'exists',
  'lt',
  'lte',
  'gt',
  'gte',
  'match',
  'near',
  'within',
  'nonsense',
  '',
];

/** What queries against a space may name. */
type Named = { ids: string[]; types: string[]; fields: string[]; locales: string[] };

const ANY = fc.string({ unit: 'binary', maxLength: 12 });

/** Paths with queries against a space: mostly plausible, often wrong, sometimes plain noise. */
export function queriesFor(file: JsonObject, spaceId: string): fc.Arbitrary<string> {
  const named: Named = {
    types: list(file['contentTypes']).map((type) => idOf(type) ?? ''),
    ids: [...list(file['entries']), ...list(file['assets'])].map((entity) => idOf(entity) ?? ''),
    fields: list(file['contentTypes']).flatMap((type) =>
      list(type['fields']).map((field) => String(field['id'])),
    ),
    locales: list(file['locales']).map((locale) => String(locale['code'])),
  };
  const path = pathsFor(named);
  const value = valuesFor(named);
  const filter = fc
    .tuple(path, fc.constantFrom(...OPERATORS), value)
    .map(([name, operator, wanted]): [string, string] => [
      operator ? `${name}[${operator}]` : name,
      wanted,
    ]);
  const setting = settingsFor(named, path, value);
  const route = routesWith(value);
  const environment = fc.constantFrom(
    '',
    ...Array<string>(10).fill('/environments/master'),
    '/environments/other',
  );
  return fc
    .tuple(environment, route, fc.array(fc.oneof(setting, setting, filter), { maxLength: 3 }))
    .map(([env, target, pairs]) => {
      const query = pairs.map(([name, wanted]) => `${encode(name)}=${encode(wanted)}`).join('&');
      return `/spaces/${spaceId}${env}/${target}${query === '' ? '' : `?${query}`}`;
    });
}

/** Paths of fields and system properties. */
function pathsFor({ fields }: Named): fc.Arbitrary<string> {
  const field = fc.constantFrom(...fields, 'title', 'file', 'nothing', '__proto__', 'constructor');
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'sys.id',
        'sys.type',
        'sys.createdAt',
        'sys.updatedAt',
        'sys.revision',
        'sys.contentType.sys.id',
        'sys',
        'fields',
        'metadata.tags',
        'metadata.tags.sys.id',
        'metadata.concepts.descendants',
        'sys.888',
      ),
    },
    field.map((name) => `fields.${name}`),
    field.map((name) => `fields.${name}.sys.id`),
    field.map((name) => `fields.${name}.sys.contentType.sys.id`),
    fc.tuple(field, field).map(([a, b]) => `fields.${a}.fields.${b}`),
    fc.constantFrom('fields.file.contentType', 'fields.file.details.size', 'fields.file.url'),
    ANY,
  );
}

/** What a path is compared with. */
function valuesFor({ ids, types, locales }: Named): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      ...ids,
      ...types,
      ...locales,
      'true',
      'false',
      '0',
      '1',
      '-1',
      '1e309',
      'NaN',
      '*',
      '',
    ),
    fc.integer().map(String),
    fc.double().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.tuple(fc.double(), fc.double()).map((pair) => pair.join(',')),
    fc.array(ANY, { maxLength: 4 }).map((parts) => parts.join(',')),
    ANY,
  );
}

/** Parameters that are no filter. */
function settingsFor(
  { types, locales }: Named,
  path: fc.Arbitrary<string>,
  value: fc.Arbitrary<string>,
): fc.Arbitrary<[string, string]> {
  const order = fc.array(fc.tuple(fc.constantFrom('', '-'), path), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.tuple(
      fc.constant('content_type'),
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...types) }, value),
    ),
    fc.tuple(
      fc.constantFrom('limit', 'skip', 'include'),
      fc.oneof({ weight: 9, arbitrary: fc.nat(10).map(String) }, value),
    ),
    fc.tuple(
      fc.constant('locale'),
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...locales, '*') }, value),
    ),
    fc.tuple(
      fc.constant('select'),
      fc.array(path, { maxLength: 3 }).map((paths) => paths.join(',')),
    ),
    fc.tuple(
      fc.constant('order'),
      order.map((keys) => keys.map((key) => key.join('')).join(',')),
    ),
    fc.tuple(
      fc.constantFrom(
        'query',
        'links_to_entry',
        'links_to_asset',
        'mimetype_group',
        'cursor',
        'pageNext',
        'pagePrev',
        'sync_token',
        'initial',
        'type',
        'includeContentSourceMaps',
        'access_token',
      ),
      value,
    ),
  );
}

/** What is asked for, below the environment. */
function routesWith(value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant('entries') },
    { weight: 2, arbitrary: fc.constant('assets') },
    fc.constantFrom(
      '',
      'content_types',
      'locales',
      'tags',
      'sync',
      'taxonomy/concepts',
      'taxonomy/concept-schemes',
    ),
    fc
      .tuple(fc.constantFrom('entries', 'assets', 'content_types', 'tags'), value)
      .map(([kind, id]) => `${kind}/${encode(id)}`),
    ANY.map(encode),
  );
}

// Lone surrogates cannot be percent-encoded; a client could not send them either.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function list(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => isObject(item)) : [];
}
