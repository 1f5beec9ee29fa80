import type { PostList } from '#content/blog/post.ts';
import { blogWords } from '#copy/blog-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { addressOf } from './post-pages.tsx';

const words = blogWords.noPage;

/** Stands in place of the posts where an address counts beyond the last page: how many there are, and the way back. */
export function NoSuchPage({ asked, list }: { asked: number; list: PostList | null }) {
  const count = list?.pageCount ?? 1;
  const tag = list?.tag?.id;
  return (
    <div>
      <h2 className="text-sub">{words.title(asked)}</h2>
      <p className="mt-3 max-w-[38em] text-intro text-text-2">{words.text(count)}</p>
      <div className="mt-6 flex flex-wrap gap-3.5">
        <ButtonLink to={addressOf(1, tag)}>{words.newest}</ButtonLink>
        {count > 1 && (
          <ButtonLink to={addressOf(count, tag)} look="outline">
            {words.oldest}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
