import { compareWords } from './en/compare-words.ts';
import { projectWords } from './en/project-words.ts';
import { searchKeywords } from './en/search-keywords.ts';
import { siteGuideWords } from './en/site-guide-words.ts';
import type { Wording } from './wording.ts';

/** What every main page is found by, comparing and the project list, by its path. */
export function searchPages(
  wording: Wording,
): Readonly<Record<string, { title: string; description: string; keywords: string }>> {
  const keywords: Readonly<Record<string, string>> = wording.of(searchKeywords);
  const compare = wording.of(compareWords);
  const project = wording.of(projectWords);
  const pages = {
    ...wording.of(siteGuideWords).pages,
    '/machines/compare': [compare.title, compare.description],
    '/project': [project.title, project.description],
  };
  return Object.fromEntries(
    Object.entries(pages).map(([path, [title = '', description = '']]) => [
      path,
      { title, description, keywords: keywords[path] ?? '' },
    ]),
  );
}
