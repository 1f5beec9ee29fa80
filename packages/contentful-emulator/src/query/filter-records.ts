import { invalidQuery, unknownPath } from '../http/service-error.ts';
import { isObject, valueAt } from '../space/json-value.ts';
import type { Json, JsonObject } from '../space/space-types.ts';
import { matchesText, textOf } from './full-text.ts';
import { commaList, SETTINGS, valueOf, type Parameter } from './query-string.ts';
import { COMPARISONS, order } from './to-filter.ts';

const KNOWN_PATHS = new Set([
  'sys.id',
  'sys.type',
  'sys.createdAt',
  'sys.updatedAt',
  'sys.revision',
  'sys.version',
  'sys.visibility',
  'name',
  'code',
  'default',
  'fallbackCode',
  'description',
  'displayField',
  'uri',
  'notations',
  'prefLabel',
  'totalConcepts',
]);

/**
 * Filters and orders content types, tags, locales or taxonomy, which are few and held as answered.
 * Unordered they stay in the order of the file.
 * @throws ServiceError InvalidQuery for a path these have not
 */
export function filterRecords(
  records: readonly JsonObject[],
  parameters: readonly Parameter[],
): JsonObject[] {
  let found = [...records];
  for (const parameter of parameters) {
    if (SETTINGS.has(parameter.name)) continue;
    if (!KNOWN_PATHS.has(parameter.path.join('.')))
      throw invalidQuery([unknownPath(parameter.path)]);
    const holds = toTest(parameter);
    found = found.filter((record) => holds(valuesAt(record, parameter.path)));
  }
  const search = parameters.find(({ name }) => name === 'query');
  if (search) {
    found = found.filter((record) =>
      matchesText(`${textOf(record['name'])} ${textOf(record['description'])}`, search.value),
    );
  }
  const ordering = valueOf(parameters, 'order');
  return ordering ? ordered(found, ordering) : found;
}

function toTest({ operator, value, path }: Parameter): (values: Json[]) => boolean {
  const texts = (values: Json[]) => values.map(String);
  const list = new Set(commaList(value));
  switch (operator) {
    case '':
      return (values) => texts(values).includes(value);
    case 'ne':
      return (values) => !texts(values).includes(value);
    case 'in':
      return (values) => texts(values).some((each) => list.has(each));
    case 'nin':
      return (values) => !texts(values).some((each) => list.has(each));
    case 'all':
      return (values) => [...list].every((each) => texts(values).includes(each));
    case 'match':
      return (values) => matchesText(texts(values).join(' '), value);
    case 'exists':
      return (values) => values.length > 0 === ['true', '1'].includes(value);
    default: {
      const holds = COMPARISONS.get(operator);
      if (!holds) throw invalidQuery([unknownPath([...path, operator])]);
      return (values) => texts(values).some((each) => holds(order(each, value)));
    }
  }
}

function ordered(records: JsonObject[], value: string): JsonObject[] {
  const keys = commaList(value).map((key) => {
    const path = key.replace(/^[-+]/, '').split('.');
    if (!KNOWN_PATHS.has(path.join('.'))) throw invalidQuery([unknownPath(path)]);
    return { path, sign: key.startsWith('-') ? -1 : 1 };
  });
  return records.toSorted((a, b) => {
    for (const { path, sign } of keys) {
      const left = valuesAt(a, path)[0];
      const right = valuesAt(b, path)[0];
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const numeric = typeof left === 'number' && typeof right === 'number';
      const result = numeric ? left - right : order(String(left), String(right));
      if (result !== 0) return result * sign;
    }
    return 0;
  });
}

// A label by locale counts with all its texts.
function valuesAt(record: JsonObject, path: readonly string[]): Json[] {
  const value = valueAt(record, path);
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value) : [value];
}
