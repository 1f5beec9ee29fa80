import type { Post } from '#content/blog/post.ts';
import { postWords as words } from '#copy/blog-words.ts';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Picture } from '#ui/picture.tsx';
import { PostNeighbours } from './post-neighbours.tsx';
import { relativeTime } from './relative-time.ts';

const SIZES = '(min-width: 800px) 760px, 92vw';
const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** One post: picture (320 px at most), title, when it was published, text, neighbours. */
export function PostArticle({ post, now }: { post: Post; now: number }) {
  return (
    <article className="container-site py-[clamp(28px,3.4vw,56px)]">
      <div className="mx-auto max-w-[760px]">
        <Breadcrumb
          items={[
            { label: 'Home', to: '/' },
            { label: 'Blog', to: '/blog' },
            { label: post.title },
          ]}
        />
        {post.picture && (
          <div className="mt-7 h-[clamp(180px,30vw,320px)] overflow-hidden rounded-card bg-ink-100 dark:bg-skeleton">
            <Picture
              picture={post.picture}
              sizes={SIZES}
              priority
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
      <div className="mx-auto mt-9 max-w-[760px]">
        <h1 className="text-[clamp(2.125rem,1.7rem+2vw,3.25rem)]">{post.title}</h1>
        <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-note text-text-2">
          {post.publishDate === null ? (
            <span className="rounded-full bg-notice px-3 py-1 font-[560] text-on-notice">
              {words.draft}
            </span>
          ) : (
            <time dateTime={post.publishDate} title={EXACT.format(new Date(post.publishDate))}>
              {words.published} {relativeTime(post.publishDate, now)}
            </time>
          )}
          {post.author !== '' && (
            <>
              <span aria-hidden="true">·</span>
              <span>by {post.author}</span>
            </>
          )}
        </p>
        {post.tags.length > 0 && (
          <ul aria-label="Topics" className="mt-4 flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag} className="rounded-full bg-band px-3 py-1 text-small text-text-2">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-9">
          {post.body ? (
            <RichTextBody text={post.body} />
          ) : (
            <p className="text-text-2">{words.empty}</p>
          )}
        </div>
        <PostNeighbours previous={post.previous} next={post.next} />
      </div>
    </article>
  );
}
