import type { SearchCopy } from '#content/search/search-copy.ts';
import { machineFactWords } from './en/machine-fact-words.ts';
import { machinesPageWords } from './en/machines-page-words.ts';
import { searchKeywords } from './en/search-keywords.ts';
import { specSheetWords } from './en/spec-sheet-words.ts';
import { machineFactRows } from './machine-fact-rows.ts';
import { searchPages } from './search-pages.ts';
import { fill, type Wording } from './wording.ts';

/** What the search of a language knows of the site's own words. */
export function searchCopy(wording: Wording): SearchCopy {
  const { groups } = wording.of(machinesPageWords);
  const { title, description } = wording.of(specSheetWords);
  const temperatures: Readonly<Record<string, string>> = wording.of(machineFactWords).temperatures;
  const { catalogue, language } = wording;
  return {
    language,
    foreign: new Intl.Locale(language).language === catalogue ? undefined : catalogue,
    pages: searchPages(wording),
    sheetOf: (machine) => ({
      title: fill(title, { machine }),
      description: fill(description, { machine }),
      keywords: wording.of(searchKeywords).specSheet,
    }),
    kindOf: ({ type, temperature }) => [
      groups[type].title,
      temperatures[temperature] ?? temperature,
    ],
    factRows: ({ specs, facts }) => machineFactRows(wording, specs, facts, 'metric'),
  };
}
