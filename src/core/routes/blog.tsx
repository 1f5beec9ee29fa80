import { data } from 'react-router';
import { loadBlogPage } from '#content/blog/load-blog-page.server.ts';
import { loadPosts } from '#content/blog/load-posts.server.ts';
import { postHref } from '#content/slugs/page-href.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { postWords } from '#copy/en/post-words.ts';
import { fill } from '#copy/wording.ts';
import { FeaturedPost } from '#sections/blog/featured-post.tsx';
import { NewsletterBand } from '#sections/blog/newsletter-band.tsx';
import { PostGrid } from '#sections/blog/post-grid.tsx';
import { NoSuchPage, PostPages } from '#sections/blog/post-pages.tsx';
import { PostTags } from '#sections/blog/post-tags.tsx';
import { InquiryBand } from '#sections/inquiry-form/inquiry-band.tsx';
import { NoneShownPanel } from '#sections/content-problem/none-shown-panel.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData, itemListData, pagesOf } from '#seo/structured-data.ts';
import { formsContext } from '#server/intake/intake.ts';
import { pageContext } from '#server/http/http.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/blog.ts';
import { loadingNotices, postsFailure } from './content-notices.ts';
import { rememberSlugs } from './moved-page.ts';
import { headOf } from '#site/page-head.ts';
import { isKnownMissing, valueOf } from '#content/loaded.ts';
import { statusOfStandalonePage } from './page-status.ts';

/** The page number of the address: whole numbers from 1 on, anything else is the first page. */
function pageOf(search: URLSearchParams): number {
  const value = search.get('page') ?? '1';
  return /^[1-9]\d{0,8}$/u.test(value) ? Number(value) : 1;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const asked = { page: pageOf(search), tag: search.get('tag') };
  const [page, posts] = await Promise.all([
    loadBlogPage(site.reader),
    loadPosts(site.reader, asked),
  ]);
  // Where there is no such page, the first one knows the topics and how many pages there are.
  const first =
    posts.status === 'missing' ? await loadPosts(site.reader, { ...asked, page: 1 }) : null;
  if (posts.status === 'live') rememberSlugs(site, 'post', { ...posts, value: posts.value.posts });
  return data(
    {
      head: await headOf(site),
      page,
      posts,
      noPage: first && { asked: asked.page, list: valueOf(first) },
      failure: postsFailure(site, posts),
      notices: loadingNotices(site, posts),
      canSubscribe: context.get(formsContext).newsletterAvailable,
    },
    { status: statusOfStandalonePage(posts) },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const wording = siteWording(loaderData.head.language);
  const words = wording.of(blogWords);
  const posts = valueOf(loaderData.posts);
  const page = posts && posts.page > 1 ? `?page=${posts.page}` : '';
  const topic = posts?.posts.length ? posts.tag : null;
  const named = topic
    ? fill(words.onTopic, { title: words.title, topic: topic.name })
    : words.title;
  const title = loaderData.noPage ? words.noPage.meta : named;
  return pageMeta({
    ...loaderData.head,
    shown: loaderData,
    title: posts && posts.page > 1 ? fill(words.onPage, { title, page: posts.page }) : title,
    description: words.subtitle,
    path: `/blog${page}`,
    noindex: Boolean(posts?.tag) || isKnownMissing(loaderData.posts),
    structuredData: [
      itemListData(loaderData.head, pagesOf(posts?.posts ?? null, postHref)),
      breadcrumbData(loaderData.head, [{ name: wording.of(postWords).trail, path: '/blog' }]),
    ],
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const words = useWords(blogWords);
  const foreign = useForeign();
  const page = valueOf(loaderData.page);
  const list = valueOf(loaderData.posts);
  const [featured, ...others] = list?.posts ?? [];
  const first = list?.page === 1 && !list.tag;
  const latest = page?.latestArticlesTitle || words.latest;
  const { failure, noPage } = loaderData;
  const topics = list ?? noPage?.list;
  const hasTitleTaken = loaderData.canSubscribe && page?.newsletter.title === words.closing;
  const isEmpty = list ? list.posts.length === 0 : failure === null && !noPage;
  return (
    <Sections>
      <PageHeroBand
        hero={{ title: words.title, description: words.subtitle }}
        beside={
          topics && <PostTags tags={topics.tags} current={topics.tag} allLabel={words.allPosts} />
        }
        below={
          featured &&
          first && (
            <FeaturedPost
              title={page?.featuredPostsTitle ?? ''}
              marks={foreign(page ?? {}, 'featuredPostsTitle')}
              post={featured}
            />
          )
        }
      />
      {first && page && page.intro.title !== '' && page.intro.title !== words.title && (
        <Band>
          <h2 {...foreign(page.intro, 'title')} className="text-sub">
            {page.intro.title}
          </h2>
          <p
            {...foreign(page.intro, 'description')}
            className="mt-3 max-w-[38em] text-intro text-text-2"
          >
            {page.intro.description}
          </p>
        </Band>
      )}
      <ContentToasts notices={loaderData.notices} />
      <Band id="posts">
        {failure && (
          <ProblemPanel title={words.errorTitle} message={failure.message} hint={failure.hint} />
        )}
        <NoneShownPanel list={loaderData.posts} kind="post" />
        {noPage && <NoSuchPage asked={noPage.asked} list={noPage.list} />}
        {isEmpty && (
          <div className="grid justify-items-start gap-6">
            <p className="text-intro">{list?.tag ? words.emptyTopic : words.empty}</p>
            {list?.tag ? (
              <ButtonLink to="/blog">{words.allPosts}</ButtonLink>
            ) : (
              <ButtonLink to="/">{words.home}</ButtonLink>
            )}
          </div>
        )}
        {list && list.posts.length > 0 && (
          <PostGrid
            title={list.tag ? fill(words.onTopic, { title: latest, topic: list.tag.name }) : latest}
            marks={foreign(page ?? {}, 'latestArticlesTitle')}
            posts={first ? others : list.posts}
          />
        )}
        {list && <PostPages list={list} />}
      </Band>
      {loaderData.canSubscribe && page && <NewsletterBand words={page.newsletter} />}
      <InquiryBand
        title={hasTitleTaken ? words.closingBeside : words.closing}
        description={words.closingText}
        points={[]}
        formType="Blog Page Inquiry"
        compact
      />
    </Sections>
  );
}
