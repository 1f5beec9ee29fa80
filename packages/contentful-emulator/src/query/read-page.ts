import { invalidQuery } from '../http/service-error.ts';
import type { JsonObject } from '../space/space-types.ts';
import { valueOf, type Parameter } from './query-string.ts';

const DEFAULT_LIMIT = 100;
const MAXIMUM_LIMIT = 1000;
export const MAXIMUM_INCLUDE = 10;

export type Page = { skip: number; limit: number };

/**
 * The whole number a parameter holds, or `fallback` when it is absent.
 * @throws ServiceError InvalidQuery when it is no whole number or out of range
 */
export function readNumber(
  parameters: readonly Parameter[],
  name: string,
  fallback: number,
  maximum = Number.MAX_SAFE_INTEGER,
): number {
  const raw = valueOf(parameters, name);
  if (raw === undefined) return fallback;
  const value = /^\s*[+-]?\d+\s*$/.test(raw) ? Number(raw) : Number.NaN;
  if (Number.isNaN(value)) {
    return refuse({
      name: 'type',
      type: 'Integer',
      path: [name],
      value: raw,
      details: `The value of "${name}" must be an integer`,
    });
  }
  if (value < 0 || value > maximum) {
    const upper = maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum };
    return refuse({
      name: 'range',
      min: 0,
      ...upper,
      path: [name],
      value,
      details:
        maximum === Number.MAX_SAFE_INTEGER
          ? `The value of "${name}" must be at least 0`
          : `The value of "${name}" must be between 0 and ${maximum}`,
    });
  }
  return value;
}

function refuse(error: JsonObject): never {
  throw invalidQuery([error]);
}

/** skip and limit as asked for, 0 and 100 unless told. */
export function readPage(parameters: readonly Parameter[]): Page {
  return {
    limit: readNumber(parameters, 'limit', DEFAULT_LIMIT, MAXIMUM_LIMIT),
    skip: readNumber(parameters, 'skip', 0),
  };
}
