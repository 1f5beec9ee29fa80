import { Part } from '#sections/page/sections.tsx';
import type { PostCard as Post } from '#content/blog/post.ts';
import type { WordMarks } from '#ui/word-marks.ts';
import { PostCard } from './post-card.tsx';

const SIZES = '(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, 90vw';

/** Posts as cards in one, two or three columns by width. */
export function PostGrid({
  title,
  marks,
  posts,
}: {
  title: string;
  /** Of a title in another language than the page. */
  marks: WordMarks;
  posts: Post[];
}) {
  if (posts.length === 0) return null;
  return (
    <>
      <h2 {...marks} className="mb-7 text-sub">
        {title}
      </h2>
      <ul className="card-grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          // Alone in the last row of a tablet it lies across.
          <li key={post.id} className="group/post md:max-lg:last:odd:col-span-2">
            <Part>
              <PostCard post={post} sizes={SIZES} />
            </Part>
          </li>
        ))}
      </ul>
    </>
  );
}
