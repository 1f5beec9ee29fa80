import type { Post } from '#content/blog/post.ts';
import { postWords } from '#copy/en/post-words.ts';
import { fill } from '#copy/wording.ts';
import { Prose } from '#sections/page/prose-band.tsx';
import { MainPart, Part } from '#sections/page/sections.tsx';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { contentsOf } from '#sections/rich-text/text-contents.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { FirstPicture } from '#ui/picture.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { PostNeighbours } from './post-neighbours.tsx';
import { postDay } from './post-day.ts';
import { relativeTime } from './relative-time.ts';

const SIZES = '(min-width: 68.75rem) 30rem, (min-width: 48rem) 46vw, 92vw';

/** One post: picture (320 px tall at most) beside title and time of publishing, then text and neighbours. */
export function PostArticle({ post, now }: { post: Post; now: number }) {
  const foreign = useForeign();
  const words = useWords(postWords);
  return (
    <article>
      <header className="bg-mist">
        <div className="container-site pt-[clamp(24px,2.6vw,40px)] pb-[clamp(28px,3.4vw,56px)]">
          <Breadcrumb
            items={[
              { label: words.trail, to: '/blog' },
              { label: post.title, ...foreign(post, 'title') },
            ]}
          />
          <div
            className={`mt-6 grid items-center gap-x-[clamp(28px,4vw,64px)] gap-y-8 ${
              post.picture
                ? 'md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_480px]'
                : 'mx-auto max-w-[760px]'
            }`}
          >
            {post.picture && (
              <div className="aspect-3/2 max-h-80 w-full overflow-hidden rounded-card bg-ink-100 shadow-lift md:order-2 dark:bg-skeleton">
                <FirstPicture
                  picture={post.picture}
                  sizes={SIZES}
                  className="size-full object-cover"
                />
              </div>
            )}
            <PostHeading post={post} now={now} />
          </div>
        </div>
      </header>
      <div className="container-site pt-2 pb-[clamp(28px,3.4vw,56px)]">
        <MainPart>
          <Prose contents={contentsOf(post.body)}>
            <MainPart>
              {post.body ? (
                <RichTextBody text={post.body} />
              ) : (
                <p className="text-text-2">{words.empty}</p>
              )}
            </MainPart>
            <Part>
              <PostNeighbours previous={post.previous} next={post.next} />
            </Part>
          </Prose>
        </MainPart>
      </div>
    </article>
  );
}

function PostHeading({ post, now }: { post: Post; now: number }) {
  const foreign = useForeign();
  const wording = useWording();
  const words = wording.of(postWords);
  return (
    <div>
      <h1 {...foreign(post, 'title')} className="text-heading">
        {post.title}
      </h1>
      <p className="mt-5 flex flex-wrap items-center gap-x-1.5 gap-y-2 text-note text-text-2">
        {post.isDraft && (
          <span className="rounded-full bg-notice px-3 py-1 font-medium text-on-notice">
            {words.draft}
          </span>
        )}
        {post.publishDate !== null && (
          <time dateTime={post.publishDate} title={postDay(wording, post.publishDate)}>
            {words.published} {relativeTime(wording, post.publishDate, now)}
          </time>
        )}
        {post.author !== '' && (
          <span>
            {(post.isDraft || post.publishDate !== null) && <span aria-hidden="true">· </span>}
            {fill(words.by, { author: post.author })}
          </span>
        )}
      </p>
      {post.tags.length > 0 && (
        <ul aria-label={words.topics} className="mt-5 flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li
              {...foreign(post, 'tags')}
              key={tag}
              className="rounded-full border border-line bg-card px-3 py-1 text-small text-text-2"
            >
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
