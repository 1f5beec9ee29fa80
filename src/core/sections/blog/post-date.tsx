import type { PostCard } from '#content/blog/post.ts';
import { postWords } from '#copy/en/post-words.ts';
import { dayText } from '#copy/moment-text.ts';
import type { Wording } from '#copy/wording.ts';
import { useWording } from '#ui/wording-context.ts';

/** A publish date in words, or the draft badge (part 2 section 4); nothing where the space keeps no dates. */
export function PostDate({
  publishDate: date,
  isDraft,
}: Pick<PostCard, 'publishDate' | 'isDraft'>) {
  const wording = useWording();
  if (isDraft) {
    return (
      <span className="inline-block rounded-full bg-notice px-3 py-1 text-small font-medium text-on-notice">
        {wording.of(postWords).draft}
      </span>
    );
  }
  if (date === null) return null;
  return (
    <time dateTime={date} className="text-small text-text-3">
      {postDay(wording, date)}
    </time>
  );
}

/** The day of a post as its editor wrote it: "23 November 2026". */
export function postDay(wording: Pick<Wording, 'language'>, writtenDate: string): string {
  return dayText(wording, Date.parse(writtenDate.slice(0, 10)));
}
