import { invalidQuery, unknownPath } from '../http/service-error.ts';
import type { Entity } from '../space/space-types.ts';
import { distanceKm, toPoint } from './geography.ts';
import type { Point } from './geography.ts';
import { commaList } from './query-string.ts';
import { readPath } from './read-path.ts';
import type { QueryContext, Reader } from './read-path.ts';
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
    if (!['text', 'number', 'date', 'boolean'].includes(reader.kind)) {
      throw invalidQuery([unknownPath(path)]);
    }
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

function byReader(reader: Reader, isDescending: boolean): Comparison {
  const keys = new Map<Entity, ReturnType<typeof keyOf>>();
  const keyFor = (entity: Entity) => {
    if (!keys.has(entity)) {
      const first = reader.read(entity)[0];
      keys.set(entity, first === undefined ? undefined : keyOf(first, reader.kind));
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

/** Nearest first. */
export function toNearestFirst(reader: Reader, centre: Point): Comparison {
  const distance = (entity: Entity) => {
    const point = toPoint(reader.read(entity)[0]);
    return point ? distanceKm(point, centre) : Number.POSITIVE_INFINITY;
  };
  return (a, b) => order(distance(a), distance(b));
}
