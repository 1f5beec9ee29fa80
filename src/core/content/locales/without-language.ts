import { ADDRESSES, firstPart } from '../addresses/addresses.ts';

const FIRST_PARTS = ADDRESSES.filter((row) => row.hasLanguage === false).map(firstPart);

/** Routes are found in decoded paths, so these are. */
const WITHOUT_LANGUAGE = new RegExp(
  String.raw`^/*(?:${[...new Set(FIRST_PARTS)].join('|').replaceAll('.', String.raw`\.`)})(?:[/.?#]|$)`,
  'iu',
);

/** Whether a path or address of this site is the same in every language. */
export function isWithoutLanguage(path: string): boolean {
  return WITHOUT_LANGUAGE.test(path);
}
