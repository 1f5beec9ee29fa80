/** Which units a page shows. All that is kept and reckoned with is metric. */
export type UnitSystem = 'metric' | 'imperial';

/** The word in an address that chooses the units; without it a page is metric. */
const UNITS_PARAMETER = 'units';

/** The units that an address asks for: `units=imperial`, else metric. */
export function parseUnits(search: URLSearchParams): UnitSystem {
  return search.get(UNITS_PARAMETER) === 'imperial' ? 'imperial' : 'metric';
}

/**
 * The same page in other units: path and query stay, metric needs no word in the address.
 * @param path path of the page, with or without a query
 */
export function pathInUnits(path: string, system: UnitSystem): string {
  const [pathname = '', query = ''] = path.split('?', 2);
  const search = new URLSearchParams(query);
  search.delete(UNITS_PARAMETER);
  if (system === 'imperial') search.set(UNITS_PARAMETER, 'imperial');
  const text = search.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
