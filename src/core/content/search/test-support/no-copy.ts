import type { SearchCopy } from '../search-copy.ts';

/** A site without words of its own. */
export const NO_COPY: SearchCopy = {
  language: 'en',
  foreign: undefined,
  pages: {},
  sheetOf: () => ({ title: 'Spec sheet', description: '', keywords: '' }),
  kindOf: () => [],
  factTexts: ({ specs }) =>
    specs.flatMap(({ label, value }) => [{ text: `${label}:` }, { text: value }]),
};
