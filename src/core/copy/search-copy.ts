import { isForeign } from '#content/locales/language.ts';
import { wordLanguage } from '#content/locales/translation.ts';
import type { SearchCopy } from '#content/search/search-copy.ts';
import { machinesPageWords } from './en/machines-page-words.ts';
import { searchKeywords } from './en/search-keywords.ts';
import { specSheetWords } from './en/spec-sheet-words.ts';
import { machineFactRows } from './machine-fact-rows.ts';
import { searchPages } from './search-pages.ts';
import { temperatureLabel } from './temperature-name.ts';
import { fill, type Wording } from './wording.ts';

/** What the search of a language knows of the site's own words. */
export function searchCopy(wording: Wording): SearchCopy {
  const { groups } = wording.of(machinesPageWords);
  const { title, description } = wording.of(specSheetWords);
  const { catalogue, language } = wording;
  const foreign = isForeign(catalogue, language) ? catalogue : undefined;
  return {
    language,
    foreign,
    pages: searchPages(wording),
    sheetOf: (machine) => ({
      title: fill(title, { machine }),
      description: fill(description, { machine }),
      keywords: wording.of(searchKeywords).specSheet,
    }),
    kindOf: ({ type, temperature }) => [groups[type].title, temperatureLabel(wording, temperature)],
    factTexts: ({ specs, facts }) =>
      machineFactRows(wording, specs, facts, 'metric').flatMap((row) => {
        const languageOf = (part: 'label' | 'value') =>
          row.stated?.includes(part) ? wordLanguage(row, 'value') : foreign;
        return [
          { text: `${row.label}:`, language: languageOf('label') },
          { text: row.value, language: languageOf('value') },
        ];
      }),
  };
}
