import type { PostCard } from '#content/blog/post.ts';
import { postHref } from '#content/slugs/page-href.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { FirstPicture } from '#ui/picture.tsx';
import type { WordMarks } from '#ui/word-marks.ts';
import { useWords } from '#ui/wording-context.ts';
import { PostDate } from './post-date.tsx';

const SIZES = '(min-width: 82.5rem) 45rem, (min-width: 68.75rem) 56vw, 92vw';

/** The newest post as a large card in the page's head: picture, date, title, excerpt, 'Read more'. */
export function FeaturedPost({
  title,
  marks,
  post,
}: {
  title: string;
  /** Of a title in another language than the page. */
  marks: WordMarks;
  post: PostCard;
}) {
  const foreign = useForeign();
  const words = useWords(blogWords);
  return (
    <div className="mt-10">
      <article
        className={`group relative grid overflow-hidden rounded-card bg-card shadow-rest transition-shadow duration-240 has-[a:hover]:shadow-lift ${post.picture ? 'lg:grid-cols-[1.4fr_1fr]' : ''}`}
      >
        {post.picture && (
          <div className="overflow-hidden bg-picture-ground max-lg:aspect-[16/10] lg:h-[460px]">
            <FirstPicture
              picture={post.picture}
              sizes={SIZES}
              className="size-full object-cover transition-transform duration-520 ease-soft group-has-[a:hover]:scale-104"
            />
          </div>
        )}
        <div className="flex flex-col items-start p-[clamp(24px,3.4vw,52px)]">
          {title !== '' && (
            <h2
              {...marks}
              className="mb-4 font-body text-note leading-normal font-medium tracking-normal text-link"
            >
              {title}
            </h2>
          )}
          <PostDate {...post} />
          <h3 {...foreign(post, 'title')} className="mt-4 text-sub">
            <CardLink to={postHref(post.slug)}>{post.title}</CardLink>
          </h3>
          <p {...foreign(post, 'excerpt')} className="mt-4 mb-7 text-text-2">
            {post.excerpt}
          </p>
          <CardCue>{words.readMore}</CardCue>
        </div>
      </article>
    </div>
  );
}
