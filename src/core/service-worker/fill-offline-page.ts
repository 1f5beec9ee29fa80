import { offlinePageWords as words } from '#copy/en/offline-page-words.ts';
import { KEPT_PAGES_ID } from '#dom/kept-copy.ts';

/** Where the offline page leaves room for the list (#sections/offline/offline-page.tsx). */
const ROOM = new RegExp(
  `(<nav id="${KEPT_PAGES_ID}"[^>]*?) hidden=""([^>]*>.*?<ul[^>]*>)(</ul>)`,
  'u',
);
const SITE_NAME = / \| [^|]*$/u;
const TITLE = /<title[^>]*>([^<]*)<\/title>/u;

export type KeptPage = { key: string; html: string };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/gu, (mark) => ESCAPES[mark]!);

/** The title of a page without the site's name, as it stands in its markup, escaped already; else its address. */
function titleOf({ key, html }: KeptPage): string {
  return TITLE.exec(html)?.[1]?.replace(SITE_NAME, '').trim() || escape(key);
}

/** The offline page for a browser that has a connection, where it is the site that does not answer. */
export function sayUnreachable(html: string): string {
  return html
    .replaceAll(words.title, words.unreachable.title)
    .replace(words.text, words.unreachable.text);
}

/** The offline page with links to the pages that can be read now; unchanged where there is none. */
export function fillOfflinePage(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html;
  const items = pages.map((page) => `<li><a href="${escape(page.key)}">${titleOf(page)}</a></li>`);
  return html.replace(
    ROOM,
    (_, open: string, rest: string, close: string) => open + rest + items.join('') + close,
  );
}
