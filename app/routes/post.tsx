import { data, redirect } from 'react-router';
import { loadPost } from '#content/blog/load-post.server.ts';
import { postHref } from '#content/slugs/page-href.ts';
import { postWords as words } from '#copy/blog-words.ts';
import { PostArticle } from '#sections/blog/post-article.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { missingTitle } from '#sections/page/missing-title.ts';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { postData } from '#seo/post-data.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import type { Route } from './+types/post.ts';
import { headOf } from './page-head.ts';
import { statusOrMove } from './moved-page.ts';
import { valueOf } from '#content/loaded.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const load = (slug: string) => loadPost(site.reader, slug);
  const post = await load(params.slug);
  const asked = { kind: 'post', slug: params.slug, request, load } as const;
  const status = await statusOrMove(site, asked, post);
  // A missing post leads to the not-found screen (part 2 section 2). An editor who previews it is told which.
  if (post.status === 'missing' && !site.reader.preview) throw redirect('/not-found');
  return data({ head: headOf(site), now: Date.now(), post }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const post = valueOf(loaderData.post);
  return pageMeta({
    ...loaderData.head,
    title: post?.title ?? missingTitle(loaderData.post, words),
    description: post?.excerpt ?? words.notFound(params.slug),
    path: postHref(post?.slug ?? params.slug),
    noindex: !post || post.publishDate === null,
    ...(post && {
      article: {
        publishedAt: post.publishDate,
        changedAt: post.updatedAt,
        author: post.author,
        tags: post.tags,
      },
      structuredData: [
        postData(loaderData.head, post),
        breadcrumbData(loaderData.head, [
          { name: words.trail, path: '/blog' },
          { name: post.title, path: postHref(post.slug) },
        ]),
      ],
    }),
  });
}

export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  const { post: loaded, now } = loaderData;
  const post = valueOf(loaded);
  if (post) {
    return (
      <>
        <PostArticle post={post} now={now} />
        <CallToAction {...words.closing}>
          <ButtonLink to="/contact" look="inverse">
            Contact Us
          </ButtonLink>
          <ButtonLink to="/blog" look="ghost">
            {words.back}
          </ButtonLink>
        </CallToAction>
      </>
    );
  }
  return (
    <Sections>
      {loaded.status === 'failed' && (
        <ContentToasts notices={[{ title: loaded.message, tone: 'error' }]} />
      )}
      <MissingPage
        title={missingTitle(loaded, words)}
        message={loaded.status === 'failed' ? loaded.message : words.notFound(params.slug)}
        back={{ text: words.back, url: '/blog' }}
      />
    </Sections>
  );
}
