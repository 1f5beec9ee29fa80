import { invalidQuery, unknownPath } from '../http/service-error.ts';
import type { Entity, Json, JsonObject } from '../space/space-types.ts';
import { timeOf } from '../space/time-of.ts';
import { matchesText, textOf } from './full-text.ts';
import { isWithin, parseArea, parsePoint, toPoint } from './geography.ts';
import { commaList } from './query-string.ts';
import type { Parameter } from './query-string.ts';
import type { Reader, ValueKind } from './query-context.ts';

export type Filter = (entity: Entity) => boolean;

const ORDERED: ValueKind[] = ['number', 'date', 'text'];
const COMPARABLE: ValueKind[] = ['number', 'date', 'text', 'boolean'];
const KINDS_OF_OPERATOR: Record<string, readonly ValueKind[] | 'every'> = {
  '': COMPARABLE,
  ne: COMPARABLE,
  in: COMPARABLE,
  nin: COMPARABLE,
  all: COMPARABLE,
  exists: 'every',
  lt: ORDERED,
  lte: ORDERED,
  gt: ORDERED,
  gte: ORDERED,
  match: ['text', 'richText'],
  near: ['location'],
  within: ['location'],
};

/**
 * The test one parameter puts to each entity.
 * @throws ServiceError InvalidQuery for an operator that does not exist or does not fit the values
 */
export function toFilter(parameter: Parameter, reader: Reader): Filter {
  const { operator, value, path } = parameter;
  const kinds = Object.hasOwn(KINDS_OF_OPERATOR, operator) && KINDS_OF_OPERATOR[operator];
  if (!kinds) throw invalidQuery([unknownPath([...path, operator])]);
  if (kinds !== 'every' && !kinds.includes(reader.kind)) throw notApplicable(parameter);
  // Ids may be compared, text fields not.
  if (kinds === ORDERED && reader.kind === 'text' && path.includes('fields')) {
    throw notApplicable(parameter);
  }
  switch (operator) {
    case '':
    case 'ne': {
      const wanted = comparable(value, reader.kind, parameter);
      const some = (entity: Entity) => keysOf(entity, reader).includes(wanted);
      return operator === '' ? some : (entity) => !some(entity);
    }
    case 'in':
    case 'nin': {
      const wanted = new Set(wantedList(value, reader.kind, parameter));
      const some = (entity: Entity) => keysOf(entity, reader).some((key) => wanted.has(key));
      return operator === 'in' ? some : (entity) => !some(entity);
    }
    case 'all': {
      const wanted = wantedList(value, reader.kind, parameter);
      return (entity) => {
        const keys = keysOf(entity, reader);
        return wanted.every((key) => keys.includes(key));
      };
    }
    case 'exists': {
      const wanted = toBoolean(value);
      if (wanted === undefined) throw badValue(parameter, 'Boolean');
      return (entity) => reader.read(entity).length > 0 === wanted;
    }
    case 'match':
      return (entity) => matchesText(reader.read(entity).map(textOf).join(' '), value);
    case 'near': {
      if (!parsePoint(value)) throw badValue(parameter, 'Location');
      return (entity) => reader.read(entity).some((stored) => toPoint(stored) !== undefined);
    }
    case 'within': {
      const area = parseArea(value);
      if (!area) throw badValue(parameter, 'Location');
      return (entity) =>
        reader.read(entity).some((stored) => {
          const point = toPoint(stored);
          return point !== undefined && isWithin(point, area);
        });
    }
    default: {
      const wanted = comparable(value, reader.kind, parameter);
      const holds = COMPARISONS.get(operator);
      return (entity) =>
        keysOf(entity, reader).some((key) => holds !== undefined && holds(order(key, wanted)));
    }
  }
}

/** What the operators ask of the order of a stored value and the one that is asked for. */
export const COMPARISONS: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ['lt', (value) => value < 0],
  ['lte', (value) => value <= 0],
  ['gt', (value) => value > 0],
  ['gte', (value) => value >= 0],
]);

type Key = string | number | boolean;

/** A stored value in the form it is compared and ordered by: dates as milliseconds. */
export function keyOf(value: Json, kind: ValueKind): Key | undefined {
  if (kind === 'date') {
    const time = timeOf(value);
    return Number.isNaN(time) ? undefined : time;
  }
  if (kind === 'number') return typeof value === 'number' ? value : undefined;
  if (kind === 'boolean') return typeof value === 'boolean' ? value : undefined;
  // Inside JSON any plain value may stand; a query can only name it by its text.
  if (kind === 'text') return typeof value === 'object' ? undefined : String(value);
  return undefined;
}

function keysOf(entity: Entity, reader: Reader): Key[] {
  return reader.read(entity).flatMap((value) => keyOf(value, reader.kind) ?? []);
}

export function order(a: Key, b: Key): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function wantedList(value: string, kind: ValueKind, parameter: Parameter): Key[] {
  return commaList(value).map((part) => comparable(part, kind, parameter));
}

function comparable(value: string, kind: ValueKind, parameter: Parameter): Key {
  if (kind === 'number') {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) throw badValue(parameter, 'Number');
    return number;
  }
  if (kind === 'date') {
    // A plus sign of a time zone that was not percent-encoded arrives as a blank.
    const time = timeOf(value.trim().replace(/ (\d\d:?\d\d)$/, '+$1'));
    if (Number.isNaN(time)) throw badValue(parameter, 'Date');
    return time;
  }
  if (kind === 'boolean') {
    const boolean = toBoolean(value);
    if (boolean === undefined) throw badValue(parameter, 'Boolean');
    return boolean;
  }
  return value;
}

function toBoolean(value: string): boolean | undefined {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return undefined;
}

function badValue({ path, value }: Parameter, type: string) {
  const error: JsonObject = {
    name: 'type',
    type,
    path,
    value,
    details: `The value of "${path.join('.')}" must be of type ${type}`,
  };
  return invalidQuery([error]);
}

function notApplicable({ path, operator, value }: Parameter) {
  const error: JsonObject = {
    name: 'unsupported',
    path,
    value,
    details: `The operator "${operator || 'equals'}" is not applicable to "${path.join('.')}"`,
  };
  return invalidQuery([error]);
}
