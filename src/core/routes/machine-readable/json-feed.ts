import { loadFeedPosts } from '#content/blog/load-feed-posts.server.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { jsonFeed } from '#seo/blog-feeds.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/json-feed.ts';
import { headOf } from '#site/page-head.ts';
import { answerText } from './answer-text.ts';

/** `/blog/feed.json`: the newest posts as JSON Feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const words = site.wording.of(blogWords);
  const feed = { ...(await headOf(site)), title: words.title, description: words.subtitle };
  return answerText(
    await loadFeedPosts(site.reader),
    'application/feed+json; charset=utf-8',
    (posts) => JSON.stringify(jsonFeed(feed, posts)),
  );
}
