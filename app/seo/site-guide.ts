import type { SitePage, SitePages } from '#content/site-pages/site-page.ts';
import { siteGuideWords as words } from '#copy/site-guide-words.ts';
import { JSON_FEED_PATH, RSS_PATH } from './blog-feeds.ts';
import { absolute, type SeoSite } from './structured-data.ts';

const LONGEST_NOTE = 200;

/** What the site holds, in Markdown for language models (llmstxt.org): every public page with one line about it. */
export function siteGuide(site: SeoSite, pages: SitePages): string {
  const sections = Object.entries(words.sections).flatMap(([name, title]) => {
    const list = pages[name as keyof typeof words.sections];
    return list.length === 0
      ? []
      : [
          section(
            title,
            list.map((page) => lineOf(site, page)),
          ),
        ];
  });
  const { title, rss, json, sitemap } = words.feeds;
  const feeds = [
    [rss, RSS_PATH],
    [json, JSON_FEED_PATH],
    [sitemap, '/sitemap.xml'],
  ].map(([name, path]) => `- [${name}](${absolute(site, path!)})`);
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

function lineOf(site: SeoSite, page: SitePage): string {
  const [standing, about] = words.pages[page.path] ?? ['', ''];
  const title = oneLine(page.title || standing || page.path);
  const note = oneLine(page.description || about);
  const cut = note.length <= LONGEST_NOTE ? note : `${note.slice(0, LONGEST_NOTE - 1).trimEnd()}…`;
  return `- [${title}](${absolute(site, page.path)})${cut === '' ? '' : `: ${cut}`}`;
}

/** An editor's words as part of one Markdown line. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[[\]<>]/gu, '')
    .trim();
}
