import { loadIndexedPages } from '#content/site-pages/load-indexed-pages.server.ts';
import { siteGuide } from '#seo/site-guide.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/llms.ts';
import { headOf } from '#site/page-head.ts';
import { answerText } from './answer-text.ts';

/** `/llms.txt`: what the site holds, for language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { aboutEntryId } = site.settings.content;
  const [pages, head] = await Promise.all([
    loadIndexedPages(site.reader, { aboutEntryId, described: true }),
    headOf(site),
  ]);
  return answerText(pages, 'text/plain; charset=utf-8', (value) =>
    siteGuide(site.wording, head, value),
  );
}
