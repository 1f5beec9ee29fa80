import type { PostTag } from '#content/blog/post.ts';
import { postWords } from '#copy/en/post-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

const CHIP = 'touch-area inline-block rounded-full border px-4 py-2 text-note font-medium';

/** The tag filter: links, so that every state has its own address. */
export function PostTags({
  tags,
  current,
  allLabel,
}: {
  tags: PostTag[];
  current: PostTag | null;
  allLabel: string;
}) {
  const { topics } = useWords(postWords);
  const foreign = useForeign();
  if (tags.length === 0) return null;
  const chips = [{ id: null, name: allLabel }, ...tags];
  return (
    <nav aria-label={topics} className="flex flex-wrap gap-2.5 lg:justify-end">
      {chips.map((chip) => {
        const { id, name } = chip;
        const selected = id === (current?.id ?? null);
        return (
          <SiteLink
            {...(id !== null && foreign(chip, 'name'))}
            key={name}
            to={id === null ? '/blog' : `/blog?tag=${encodeURIComponent(id)}`}
            aria-current={selected ? 'true' : undefined}
            className={`${CHIP} ${selected ? 'border-primary bg-primary text-on-primary' : 'border-line bg-card hover:border-primary hover:text-link'}`}
          >
            {name}
          </SiteLink>
        );
      })}
    </nav>
  );
}
