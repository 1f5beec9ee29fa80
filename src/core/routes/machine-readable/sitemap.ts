import { loadIndexedPages } from '#content/site-pages/load-indexed-pages.server.ts';
import { baseOf } from '#content/locales/page-language.ts';
import { sitemapXml } from '#seo/sitemap.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/sitemap.ts';
import { rememberPages } from '../moved-page.ts';
import { answerText } from './answer-text.ts';

/** `/sitemap.xml`: every page for search engines in one language; each language has its own. Being built from all entries, it is also where their addresses are remembered. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { aboutEntryId } = site.settings.content;
  const pages = await loadIndexedPages(site.reader, { aboutEntryId });
  rememberPages(site, pages);
  return answerText(pages, 'application/xml; charset=utf-8', (value) =>
    sitemapXml(
      { siteUrl: site.settings.siteUrl, base: baseOf(site.language.language) },
      Object.values(value).flat(),
    ),
  );
}
