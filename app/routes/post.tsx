import { data, redirect } from 'react-router';
import { loadPost } from '#content/blog/load-post.server.ts';
import { postWords as words } from '#copy/blog-words.ts';
import { PostArticle } from '#sections/blog/post-article.tsx';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { siteContext } from '#server/site-context.ts';
import type { Route } from './+types/post.ts';
import { headOf } from './page-head.ts';
import { statusOf, valueOf } from './page-status.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { reader, settings } = context.get(siteContext);
  const post = await loadPost(reader, params.slug);
  // A missing post leads to the not-found screen (part 2 section 2).
  if (post.status === 'missing') throw redirect('/not-found');
  return data({ head: headOf(settings), now: Date.now(), post }, { status: statusOf(post) });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const post = valueOf(loaderData.post);
  return pageMeta({
    ...loaderData.head,
    title: post?.title ?? words.errorTitle,
    description: post?.excerpt ?? words.errorTitle,
    path: `/blog/${post?.slug ?? params.slug}`,
    picture: post?.picture?.url,
    type: 'article',
    noindex: !post || post.publishDate === null,
  });
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post: loaded, now } = loaderData;
  const post = valueOf(loaded);
  if (post) return <PostArticle post={post} now={now} />;
  return (
    <MissingPage
      title={loaded.status === 'failed' ? words.errorTitle : words.notFoundTitle}
      message={loaded.status === 'failed' ? loaded.message : words.notFoundTitle}
      back={{ text: words.back, url: '/blog' }}
    />
  );
}
