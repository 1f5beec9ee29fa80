import type { Address } from '../addresses/address.ts';
import { ADDRESSES } from '../addresses/addresses.ts';

type MainPage = Address & Required<Pick<Address, 'contentType' | 'shows'>>;

/** Every page that is not one entry's own: sitemap, social cards, doctor, measurements and tests take the pages from here. */
export const MAIN_PAGES = ADDRESSES.filter((row): row is MainPage => row.contentType !== undefined);

/** The addresses of the main pages. */
export const MAIN_PATHS = MAIN_PAGES.map(({ path }) => path);
