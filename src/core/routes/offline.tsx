import { renderToStaticMarkup } from 'react-dom/server';
import { keptPalette } from '#content/brand/kept-palettes.ts';
import { toPageBrand } from '#content/brand/to-page-brand.ts';
import { OfflinePage } from '#sections/offline/offline-page.tsx';
import style from '#sections/offline/offline-page.css?inline';
import { baseOf } from '#content/locales/page-language.ts';
import { inlineCodeContext, pageContext } from '#server/http/http.ts';
import { InlineCodeContext } from '#ui/inline-code.tsx';
import { WordingContext } from '#ui/wording-context.ts';
import type { Route } from './+types/offline.ts';
import { headOf } from '#site/page-head.ts';

/** `/offline`: what the service worker shows without a connection; a document of its own, outside the layout. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { siteName } = await headOf(site);
  const { palette } = keptPalette(await site.siteSettings());
  const page = renderToStaticMarkup(
    <InlineCodeContext value={context.get(inlineCodeContext)}>
      <WordingContext value={site.wording}>
        <OfflinePage
          siteName={siteName}
          brand={toPageBrand(palette)}
          style={style}
          homes={site.language.languages.public.map(baseOf).filter((base) => base !== '')}
        />
      </WordingContext>
    </InlineCodeContext>,
  );
  return new Response(`<!doctype html>${page}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
