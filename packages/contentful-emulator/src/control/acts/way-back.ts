import { entityPath } from '../entity-summary.ts';
import { nameOf, parseName } from '../form-fields.ts';

/**
 * The forms that led here, by `choose` and `create new`, the latest first, each an entry and the field left; and the locale
 * that fields are shown in, where it is not the default.
 */
export type WayBack = { steps: { id: string; name: string }[]; locale?: string | undefined };

const MAXIMUM_STEPS = 8;

/** Reads `locale,id~field~locale,…`; what is not of that shape is left out. */
export function parseWayBack(text: string | null): WayBack {
  const parts = (text ?? '').split(',').slice(0, MAXIMUM_STEPS);
  const locale = parts.find((part) => /^[\w-]+$/.test(part));
  const steps = parts.flatMap((step) => {
    const [, id, field, of] = /^([\w.-]+)~(\w+)~([\w-]+)$/.exec(step) ?? [];
    return id && field && of ? [{ id, name: nameOf(field, of) }] : [];
  });
  return { steps, locale };
}

export function formatWayBack(way: WayBack): string {
  const steps = way.steps.flatMap(({ id, name }) => {
    const place = parseName(name);
    return place ? [`${id}~${place.field}~${place.locale}`] : [];
  });
  return [...(way.locale === undefined ? [] : [way.locale]), ...steps].join(',');
}

/** From nowhere, in the default locale. */
export const NO_WAY_BACK: WayBack = { steps: [] };

/** The page of an entity with the way back kept. @param field the control to open it at */
export function toEntityAddress(
  entity: { type: 'Entry' | 'Asset'; id: string },
  way: WayBack,
  options: { done?: string; field?: string } = {},
): string {
  const from = formatWayBack(way);
  const query = new URLSearchParams({
    ...(options.done === undefined ? {} : { done: options.done }),
    ...(from === '' ? {} : { from }),
  }).toString();
  const hash = options.field === undefined ? '' : `#${options.field}`;
  return `${entityPath(entity)}${query === '' ? '' : `?${query}`}${hash}`;
}
