import { ADDRESSES } from '#content/addresses/addresses.ts';
import { MAIN_PATHS } from '#content/site-pages/main-pages.ts';

/** One address of every public page of the sample site, lists and details. */
export const PUBLIC_PATHS = [
  ...MAIN_PATHS,
  ...ADDRESSES.flatMap(({ of, example }) => (of && example ? [example] : [])),
  '/blog?page=2',
] as const;

/** Pages that answer what an address asks and that are kept out of search engines (`noindex`). */
export const UNLISTED_PATHS = [
  '/search?q=chilled+lokers',
  '/machines/compare?machine=divi-wp&machine=duo',
  '/machines/divi-wp/spec-sheet',
  '/project?machine=divi-wp:2&machine=duo:1',
] as const;

/** Those among the public ones that hold no part: they run no React. */
export const PATHS_WITHOUT_PARTS = [
  '/business-goals/bopis',
  '/technology/machine-control',
  '/technology/detailed',
  '/tools',
  '/tools/locker-size',
  '/tools/payback',
  '/tools/fit',
  '/about',
  '/blog/routes-by-need',
  '/privacy',
  '/terms',
] as const;
