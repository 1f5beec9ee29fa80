import { ADDRESSES } from '../addresses/addresses.ts';

type MainPage = Extract<(typeof ADDRESSES)[number], { contentType: string }>;

export type MainPath = MainPage['path'];

/** Every page that is not one entry's own: sitemap, social cards, doctor, measurements and tests take the pages from here. */
export const MAIN_PAGES: readonly MainPage[] = ADDRESSES.filter((row) => 'contentType' in row);

/** The addresses of the main pages. */
export const MAIN_PATHS = MAIN_PAGES.map(({ path }) => path);
