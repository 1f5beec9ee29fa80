import { invalidQuery, unknownPath } from '../http/service-error.ts';
import type { Entity, Json, JsonObject } from '../space/space-types.ts';
import { chooseDefinition } from './field-definitions.ts';
import { distanceKm, toPoint } from './geography.ts';
import type { Point } from './geography.ts';
import { commaList } from './query-string.ts';
import { readPath } from './read-path.ts';
import type { QueryContext, Reader } from './query-context.ts';
import { keyOf, order } from './to-filter.ts';

export type Comparison = (a: Entity, b: Entity) => number;

/**
 * The order asked for by `order=a,-b`. What lacks the value comes last, whichever the direction.
 * @throws ServiceError InvalidQuery for an unknown path or one without an order
 */
export function toOrder(value: string, context: QueryContext): Comparison {
  const comparisons = commaList(value).map((key) => {
    const isDescending = key.startsWith('-');
    const path = key.replace(/^[-+]/, '').split('.');
    const reader = readPath(path, context);
    const problem = orderProblem(path, reader, context);
    if (problem) throw invalidQuery([problem]);
    return byReader(reader, isDescending);
  });
  return (a, b) => {
    for (const comparison of comparisons) {
      const result = comparison(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
}

const ORDERABLE = ['Symbol', 'Integer', 'Number', 'Date', 'Boolean', 'Location'];

// A field orders by its own value or by the id it links to, never by what stands behind the link.
function orderProblem(
  path: string[],
  reader: Reader,
  context: QueryContext,
): JsonObject | undefined {
  const [root, field = '', ...tail] = path;
  if (root === 'metadata' || (root === 'fields' && tail.includes('fields'))) {
    return unknownPath(path);
  }
  if (root !== 'fields' || tail.length > 0) {
    return reader.kind === 'object' ? unknownPath(path) : undefined;
  }
  const type = chooseDefinition(context, field)?.type ?? '';
  if (ORDERABLE.includes(type)) return undefined;
  const advice = type === 'Text' ? '. Consider using a Symbol field instead' : '';
  return { name: 'order', path, type, details: `${type} fields do not support ordering${advice}` };
}

function byReader(reader: Reader, isDescending: boolean): Comparison {
  const keys = new Map<Entity, ReturnType<typeof keyOf>>();
  const keyFor = (entity: Entity) => {
    if (!keys.has(entity)) {
      const first = reader.read(entity)[0];
      keys.set(entity, first === undefined ? undefined : orderKeyOf(first, reader));
    }
    return keys.get(entity);
  };
  return (a, b) => {
    const left = keyFor(a);
    const right = keyFor(b);
    if (left === undefined || right === undefined) {
      return left === right ? 0 : left === undefined ? 1 : -1;
    }
    return isDescending ? order(right, left) : order(left, right);
  };
}

// Places order from south to north, having no order of their own.
function orderKeyOf(value: Json, reader: Reader): ReturnType<typeof keyOf> {
  return reader.kind === 'location' ? toPoint(value)?.lat : keyOf(value, reader.kind);
}

/** Nearest first. */
export function toNearestFirst(reader: Reader, centre: Point): Comparison {
  const distance = (entity: Entity) => {
    const point = toPoint(reader.read(entity)[0]);
    return point ? distanceKm(point, centre) : Number.POSITIVE_INFINITY;
  };
  return (a, b) => order(distance(a), distance(b));
}
