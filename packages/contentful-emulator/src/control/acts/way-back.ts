import { entityPath } from '../entity-summary.ts';
import { nameOf, parseName } from '../form-fields.ts';

/** The forms that led here, by `choose` and `create new`, the latest first; each an entry and the field left. */
export type WayBack = { id: string; name: string }[];

const MAXIMUM_STEPS = 8;

/** Reads `id~field~locale,…`; what is not of that shape is left out. */
export function parseWayBack(text: string | null): WayBack {
  return (text ?? '')
    .split(',')
    .slice(0, MAXIMUM_STEPS)
    .flatMap((step) => {
      const [, id, field, locale] = /^([\w.-]+)~(\w+)~([\w-]+)$/.exec(step) ?? [];
      return id && field && locale ? [{ id, name: nameOf(field, locale) }] : [];
    });
}

export function formatWayBack(way: WayBack): string {
  return way
    .flatMap(({ id, name }) => {
      const place = parseName(name);
      return place ? [`${id}~${place.field}~${place.locale}`] : [];
    })
    .join(',');
}

/** The page of an entity with the way back kept. @param field the control to open it at */
export function toEntityAddress(
  entity: { type: 'Entry' | 'Asset'; id: string },
  way: WayBack,
  options: { done?: string; field?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(options.done === undefined ? {} : { done: options.done }),
    ...(way.length === 0 ? {} : { from: formatWayBack(way) }),
  }).toString();
  const hash = options.field === undefined ? '' : `#${options.field}`;
  return `${entityPath(entity)}${query === '' ? '' : `?${query}`}${hash}`;
}
