import { valueOf } from '#content/loaded.ts';
import type { Language } from '#content/locales/language.ts';
import { isAnnouncedIn } from '#content/locales/translation.ts';
import { baseOf } from '#content/locales/page-language.ts';
import { loadIndexedPages } from '#content/site-pages/load-indexed-pages.server.ts';
import { pageAddress } from '#seo/structured-data.ts';
import { mayBeIndexed } from '#server/owner/owner.ts';
import { pageContext, type PageContext } from '#server/http/http.ts';
import type { Route } from './+types/robots.ts';

/** `/robots.txt`: everything public may be read, our own screens and endpoints not. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { settings } = site;
  const isOpen = mayBeIndexed(settings);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /inquiry',
    '',
    // Not forbidden where nothing is to be kept: who may not read a page cannot read that it says noindex either.
    ...(isOpen
      ? (await announcedLanguages(site)).map(
          (each) => `Sitemap: ${pageAddress({ ...settings, base: baseOf(each) }, '/sitemap.xml')}`,
        )
      : []),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

/** The languages that have pages of their own for search engines; the default alone while nobody knows. */
async function announcedLanguages({
  reader,
  settings,
  language,
}: PageContext): Promise<Language[]> {
  const { default: original, public: shown } = language.languages;
  if (shown.length < 2) return [original];
  const { aboutEntryId } = settings.content;
  const pages = valueOf(await loadIndexedPages(reader, { aboutEntryId }));
  const lists = pages ? Object.values(pages) : [];
  const announced = lists.flatMap((list) => list.flatMap(({ announcedIn }) => announcedIn));
  return shown.filter((language) => isAnnouncedIn(language, announced));
}
