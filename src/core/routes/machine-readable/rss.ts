import { loadFeedPosts } from '#content/blog/load-feed-posts.server.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { rssXml } from '#seo/blog-feeds.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/rss.ts';
import { headOf } from '#site/page-head.ts';
import { answerText } from './answer-text.ts';

/** `/blog/rss.xml`: the newest posts as RSS. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const words = site.wording.of(blogWords);
  const feed = { ...(await headOf(site)), title: words.title, description: words.subtitle };
  return answerText(
    await loadFeedPosts(site.reader),
    'application/rss+xml; charset=utf-8',
    (posts) => rssXml(feed, posts),
  );
}
