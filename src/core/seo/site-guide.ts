import type { SlugKind } from '#content/kinds/slug-kinds.ts';
import type { SitePage, SitePages } from '#content/site-pages/site-page.ts';
import { siteGuideWords } from '#copy/en/site-guide-words.ts';
import type { Wording } from '#copy/wording.ts';
import { JSON_FEED_PATH, RSS_PATH } from './blog-feeds.ts';
import { pageAddress, type SeoSite } from './structured-data.ts';

const LONGEST_NOTE = 200;

/** What the site holds, in Markdown for language models (llmstxt.org): every public page with one line about it. */
export function siteGuide(wording: Wording, site: SeoSite, pages: SitePages): string {
  const words = wording.of(siteGuideWords);
  const titles: Readonly<Record<'main' | SlugKind, string>> = words.sections;
  const sections = Object.entries(titles).flatMap(([name, title]) => {
    const list = pages[name as keyof typeof titles];
    return list.length === 0
      ? []
      : [
          section(
            title,
            list.map((page) => lineOf(wording, site, page)),
          ),
        ];
  });
  const { title, rss, json, sitemap } = words.feeds;
  const feeds = [
    [rss, RSS_PATH],
    [json, JSON_FEED_PATH],
    [sitemap, '/sitemap.xml'],
  ].map(([name, path]) => `- [${name}](${pageAddress(site, path!)})`);
  return [
    `# ${oneLine(site.siteName)}`,
    `> ${words.summary}`,
    ...sections,
    section(title, feeds),
    '',
  ].join('\n\n');
}

function section(title: string, lines: string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

function lineOf(wording: Wording, site: SeoSite, page: SitePage): string {
  const pages: Readonly<Record<string, readonly [title: string, description: string]>> =
    wording.of(siteGuideWords).pages;
  const [standing, about] = pages[page.path] ?? ['', ''];
  const title = oneLine(page.title || standing || page.path);
  const note = oneLine(page.description || about);
  const cut = note.length <= LONGEST_NOTE ? note : `${note.slice(0, LONGEST_NOTE - 1).trimEnd()}…`;
  return `- [${title}](${pageAddress(site, page.path)})${cut === '' ? '' : `: ${cut}`}`;
}

/** An editor's words as part of one Markdown line. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[[\]<>]/gu, '')
    .trim();
}
