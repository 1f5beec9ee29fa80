import type { PostCard } from '#content/blog/post.ts';
import { postHref } from '#content/slugs/page-href.ts';
import { blogWords } from '#copy/blog-words.ts';
import { CardLink } from '#ui/card-link.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { Picture } from '#ui/picture.tsx';
import { PostDate } from './post-date.tsx';

const SIZES = '(min-width: 1100px) 400px, (min-width: 768px) 45vw, 90vw';

/** Posts as cards in one, two or three columns by width. */
export function PostGrid({ title, posts }: { title: string; posts: PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <>
      <h2 className="mb-7 text-sub">{title}</h2>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          // Alone in the last row of a tablet it lies across.
          <li key={post.id} className="group/post md:max-lg:last:odd:col-span-2">
            <article className="group relative flex h-full flex-col md:max-lg:group-[:last-child:nth-child(odd)]/post:flex-row overflow-hidden rounded-card border border-line bg-card transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift">
              {post.picture && (
                <div className="aspect-[16/10] overflow-hidden bg-ink-100 md:max-lg:group-[:last-child:nth-child(odd)]/post:w-1/2 md:max-lg:group-[:last-child:nth-child(odd)]/post:shrink-0 dark:bg-skeleton">
                  <Picture
                    picture={post.picture}
                    sizes={SIZES}
                    className={`size-full object-cover ${isDrawing(post.picture.url) ? 'object-top' : ''}`}
                  />
                </div>
              )}
              <div className="flex flex-1 flex-col items-start p-6.5">
                <PostDate date={post.publishDate} />
                <h3 className="mt-3">
                  <CardLink to={postHref(post.slug)}>{post.title}</CardLink>
                </h3>
                <p className="mt-2.5 line-clamp-4 leading-normal text-text-2">
                  {post.excerpt || blogWords.noExcerpt}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
