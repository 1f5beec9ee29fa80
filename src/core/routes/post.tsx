import { data, redirect } from 'react-router';
import { contactHref } from '#content/contact/inquiry-context.ts';
import { loadPost } from '#content/blog/load-post.server.ts';
import { postWords } from '#copy/en/post-words.ts';
import { fill } from '#copy/wording.ts';
import { PostArticle } from '#sections/blog/post-article.tsx';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { MissingPage, missingTitle, withoutContent } from '#sections/page/missing-page.tsx';
import { MainPart, Sections } from '#sections/page/sections.tsx';
import { postData } from '#seo/post-data.ts';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/post.ts';
import { entryMeta } from './entry-meta.ts';
import { loadEntryPage } from './entry-page.ts';
import { isOldAddress } from './moved-page.ts';
import { valueOf } from '#content/loaded.ts';
import { pageWords } from '#copy/en/page-words.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const asked = { kind: 'post', slug: params.slug, request } as const;
  const { shown, status } = await loadEntryPage(site, asked, loadPost);
  // A missing post leads to the not-found screen (part 2 section 2), unless its address is known to lead elsewhere. An
  // editor who previews it is told which.
  if (shown.loaded.status === 'missing' && !site.reader.drafts && !isOldAddress(site, request))
    throw redirect('/not-found');
  return data({ ...shown, now: Date.now() }, { status });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head } = loaderData;
  const words = siteWording(head.language).of(postWords);
  return entryMeta(loaderData, {
    ...{ kind: 'post', slug: params.slug, words },
    without: fill(words.notFound, { slug: params.slug }),
    of: (entry) => ({
      description: entry.excerpt,
      noindex: entry.isDraft,
      article: {
        publishedAt: entry.publishDate,
        changedAt: entry.updatedAt,
        author: entry.author,
        tags: entry.tags,
      },
      structuredData: [postData(head, entry)],
    }),
  });
}

export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(postWords);
  const { loaded, now } = loaderData;
  const post = valueOf(loaded);
  if (post) {
    return (
      <Sections>
        <MainPart>
          <PostArticle post={post} now={now} />
        </MainPart>
        <CallToAction {...words.closing}>
          <ButtonLink to={contactHref('post', post.slug)} look="inverse">
            {wording.of(pageWords).contact}
          </ButtonLink>
          <ButtonLink to="/blog" look="ghost">
            {words.back}
          </ButtonLink>
        </CallToAction>
      </Sections>
    );
  }
  return (
    <Sections>
      {loaded.status === 'failed' && (
        <ContentToasts notices={[{ title: loaded.message, tone: 'error' }]} />
      )}
      <MissingPage
        title={missingTitle(loaded, words)}
        message={withoutContent(
          loaded,
          wording.of(pageWords),
          fill(words.notFound, { slug: params.slug }),
        )}
        back={{ text: words.back, url: '/blog' }}
      />
    </Sections>
  );
}
