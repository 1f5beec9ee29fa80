import type { PostCard as Post } from '#content/blog/post.ts';
import { postHref } from '#content/slugs/page-href.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardLink } from '#ui/card-link.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';
import { PostDate } from './post-date.tsx';

/** A post as a card. In a list item of the group `post` it lies across where it is alone in the last row of a tablet. */
export function PostCard({ post, sizes }: { post: Post; sizes: string }) {
  const foreign = useForeign();
  const words = useWords(blogWords);
  return (
    <article className="group relative flex h-full flex-col md:max-lg:group-[:last-child:nth-child(odd)]/post:flex-row overflow-hidden rounded-card border border-line bg-card transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift">
      {post.picture && (
        <div className="aspect-[16/10] overflow-hidden bg-picture-ground md:max-lg:group-[:last-child:nth-child(odd)]/post:w-1/2 md:max-lg:group-[:last-child:nth-child(odd)]/post:shrink-0">
          <Picture
            picture={post.picture}
            sizes={sizes}
            className={`size-full object-cover ${isDrawing(post.picture.url) ? 'object-top' : 'dim-in-dark'}`}
          />
        </div>
      )}
      <div className="flex flex-1 flex-col items-start p-6.5 md:max-lg:group-[:last-child:nth-child(odd)]/post:justify-center">
        <PostDate {...post} />
        <h3 {...foreign(post, 'title')} className="mt-3">
          <CardLink to={postHref(post.slug)}>{post.title}</CardLink>
        </h3>
        <p {...foreign(post, 'excerpt')} className="mt-2.5 line-clamp-4 leading-normal text-text-2">
          {post.excerpt || words.noExcerpt}
        </p>
      </div>
    </article>
  );
}
