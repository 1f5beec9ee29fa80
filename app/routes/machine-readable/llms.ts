import { loadSitePages } from '#content/site-pages/load-site-pages.server.ts';
import { siteGuide } from '#seo/site-guide.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/llms.ts';
import { headOf } from '../page-head.ts';
import { answerText } from './answer-text.ts';

/** `/llms.txt`: what the site holds, for language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const [pages, head] = await Promise.all([
    loadSitePages(site.reader, { described: true }),
    headOf(site),
  ]);
  return answerText(pages, 'text/plain; charset=utf-8', (value) =>
    siteGuide(site.wording, head, value),
  );
}
