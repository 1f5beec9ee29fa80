import { badRequest } from '../http/service-error.ts';
import { valueOf, type Parameter } from '../query/query-string.ts';
import type { Page } from '../query/read-page.ts';
import { isObject } from '../space/json-value.ts';
import type { JsonObject } from '../space/space-types.ts';

type WithId = { id: string };

/** True when a query asks for cursor pages instead of skip. */
export function isCursorQuery(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ name, value }) => name === 'cursor' && value === 'true');
}

/**
 * A page after or before the item a cursor names, with links to its neighbours.
 * The cursor holds the position too, so that a page goes on even when its item was deleted.
 */
export function cursorPage<T extends WithId>(
  found: readonly T[],
  parameters: readonly Parameter[],
  page: Page,
  path: string,
): { items: readonly T[]; pages: JsonObject } {
  const next = valueOf(parameters, 'pageNext');
  const previous = valueOf(parameters, 'pagePrev');
  let start = 0;
  if (next !== undefined) start = positionOf(found, next);
  else if (previous !== undefined) start = positionOf(found, previous) - page.limit;
  const end = start + page.limit;
  start = Math.max(0, start);
  const items = found.slice(start, Math.max(start, end));
  const pages: JsonObject = {};
  if (end < found.length && page.limit > 0) {
    pages['next'] = address(path, parameters, 'pageNext', toCursor(found[end - 1], end));
  }
  if (start > 0) {
    pages['prev'] = address(path, parameters, 'pagePrev', toCursor(found[start - 1], start));
  }
  return { items, pages };
}

function toCursor(last: WithId | undefined, position: number): string {
  return Buffer.from(JSON.stringify({ after: last?.id ?? '', position })).toString('base64url');
}

function positionOf(found: readonly WithId[], cursor: string): number {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badRequest('The provided page token is invalid.');
  }
  if (!isObject(value)) throw badRequest('The provided page token is invalid.');
  const { after, position } = value;
  if (typeof after !== 'string' || typeof position !== 'number') {
    throw badRequest('The provided page token is invalid.');
  }
  const at = found.findIndex((item) => item.id === after);
  return at === -1 ? Math.min(Math.max(0, Math.trunc(position)), found.length) : at + 1;
}

function address(
  path: string,
  parameters: readonly Parameter[],
  name: 'pageNext' | 'pagePrev',
  cursor: string,
): string {
  const query = new URLSearchParams();
  for (const parameter of parameters) {
    if (['pageNext', 'pagePrev', 'access_token'].includes(parameter.name)) continue;
    query.set(parameter.name, parameter.value);
  }
  query.set(name, cursor);
  return `${path}?${query}`;
}
