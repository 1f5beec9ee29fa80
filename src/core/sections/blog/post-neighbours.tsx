import type { PostNeighbour } from '#content/blog/post.ts';
import { postHref } from '#content/slugs/page-href.ts';
import { postWords } from '#copy/en/post-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { SpriteIcon } from '#ui/interface-icons.ts';

/** Links to the posts before and after this one. */
export function PostNeighbours({
  previous,
  next,
}: {
  previous: PostNeighbour | null;
  next: PostNeighbour | null;
}) {
  const words = useWords(postWords);
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={words.more}
      className={`mt-14 grid gap-4 border-t border-line pt-8 ${previous && next ? 'md:grid-cols-2' : ''}`}
    >
      {previous && <Neighbour post={previous} label={words.previous} icon="arrow-left" />}
      {next && <Neighbour post={next} label={words.next} icon="arrow-right" right />}
    </nav>
  );
}

function Neighbour({
  post,
  label,
  icon,
  right = false,
}: {
  post: PostNeighbour;
  label: string;
  icon: SpriteIcon;
  right?: boolean;
}) {
  const foreign = useForeign();
  return (
    <SiteLink
      to={postHref(post.slug)}
      className={`group flex items-center gap-4 rounded-panel border border-line p-5 hover:border-primary ${right ? 'flex-row-reverse text-end' : ''}`}
    >
      <Icon name={icon} size={20} className="text-text-3 group-hover:text-link" />
      <span>
        <span className="block text-small text-text-3">{label}</span>
        <span
          {...foreign(post, 'title')}
          className="block font-medium text-balance group-hover:text-link"
        >
          {post.title}
        </span>
      </span>
    </SiteLink>
  );
}
