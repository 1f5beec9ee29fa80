import type { Machine } from '../machines/to-machine.ts';
import type { SearchText } from './search-document.ts';

/** What a page is found by, of the site's own words. */
type PageWords = { title: string; description: string; keywords: string };

/** The site's own words as the search of one language needs them. */
export type SearchCopy = {
  /** BCP 47. */
  language: string;
  /** The language of the words where it is another one, because the site has none in it. */
  foreign: string | undefined;
  /** By path; a main page without words cannot be found. */
  pages: Readonly<Record<string, PageWords>>;
  /** Of a machine's spec sheet. */
  sheetOf(machine: string): PageWords;
  /** What a machine is, and how warm. */
  kindOf(machine: Pick<Machine, 'type' | 'temperature'>): string[];
  /** The specification table as the machine's page writes it: each name and its value. */
  factTexts(machine: Pick<Machine, 'specs' | 'facts'>): SearchText[];
};
