import { searchKeywords } from './en/search-keywords.ts';
import { siteGuideWords } from './en/site-guide-words.ts';
import { toolCards } from './en/tool-cards.ts';
import type { Wording } from './wording.ts';

/** What every main page is found by, and every tool, by its path. */
export function searchPages(
  wording: Wording,
): Readonly<Record<string, { title: string; description: string; keywords: string }>> {
  const keywords: Readonly<Record<string, string>> = wording.of(searchKeywords);
  const tools = wording
    .of(toolCards)
    .map(({ href, title, text }) => [href, [title, text]] as const);
  return Object.fromEntries(
    Object.entries({ ...Object.fromEntries(tools), ...wording.of(siteGuideWords).pages }).map(
      ([path, [title, description]]) => [
        path,
        { title, description, keywords: keywords[path] ?? '' },
      ],
    ),
  );
}
