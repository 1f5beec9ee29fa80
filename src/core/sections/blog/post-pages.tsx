import type { PostList } from '#content/blog/post.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { count, fill } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';

/** The address of one page of the list, of all posts or of those with a tag. */
function addressOf(page: number, tag: string | undefined): string {
  const search = new URLSearchParams();
  if (tag) search.set('tag', tag);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/blog?${search}` : '/blog';
}

/** Links to the newer and older posts; nothing when one page holds them all. */
export function PostPages({ list }: { list: PostList }) {
  const words = useWords(blogWords);
  const { page, pageCount, tag } = list;
  if (pageCount <= 1) return null;
  const both = page > 1 && page < pageCount;
  return (
    <nav
      aria-label={words.pages}
      className="mt-12 grid grid-cols-2 items-center gap-4 *:first:justify-self-start *:last:justify-self-end md:grid-cols-[1fr_auto_1fr]"
    >
      {page > 1 ? (
        <ButtonLink
          to={addressOf(page - 1, tag?.id)}
          look="outline"
          size="small"
          className="max-sm:px-3.5 xs:whitespace-nowrap"
        >
          <Icon name="arrow-left" size={18} /> {words.newer}
        </ButtonLink>
      ) : (
        <span className="max-md:hidden" />
      )}
      <p
        className={`text-note text-text-2 ${both ? 'max-md:order-last max-md:col-span-2 max-md:text-center' : page > 1 ? 'max-md:text-end' : ''}`}
      >
        {fill(words.place, { page, count: pageCount })}
      </p>
      {page < pageCount ? (
        <ButtonLink
          to={addressOf(page + 1, tag?.id)}
          look="outline"
          size="small"
          className="max-sm:px-3.5 xs:whitespace-nowrap"
        >
          {words.older} <Icon name="arrow-right" size={18} />
        </ButtonLink>
      ) : (
        <span className="max-md:hidden" />
      )}
    </nav>
  );
}

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
