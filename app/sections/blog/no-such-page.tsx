import type { PostList } from '#content/blog/post.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { count, fill } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useWording } from '#ui/wording-context.ts';
import { addressOf } from './post-pages.tsx';

/** Stands in place of the posts where an address counts beyond the last page: how many there are, and the way back. */
export function NoSuchPage({ asked, list }: { asked: number; list: PostList | null }) {
  const wording = useWording();
  const words = wording.of(blogWords).noPage;
  const pages = list?.pageCount ?? 1;
  const tag = list?.tag?.id;
  return (
    <div>
      <h2 className="text-sub">{fill(words.title, { page: asked })}</h2>
      <p className="mt-3 max-w-[38em] text-intro text-text-2">
        {count(wording, words.text, pages)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3.5">
        <ButtonLink to={addressOf(1, tag)}>{words.newest}</ButtonLink>
        {pages > 1 && (
          <ButtonLink to={addressOf(pages, tag)} look="outline">
            {words.oldest}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
