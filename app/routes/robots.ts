import { baseOf } from '#content/locales/page-language.ts';
import { pageAddress } from '#seo/structured-data.ts';
import { mayBeIndexed } from '#server/owner/owner.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/robots.ts';

/** `/robots.txt`: everything public may be read, our own screens and endpoints not. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = context.get(pageContext);
  const isOpen = mayBeIndexed(settings);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /inquiry',
    '',
    // Not forbidden where nothing is to be kept: who may not read a page cannot read that it says noindex either.
    ...(isOpen
      ? language.languages.public.map(
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
