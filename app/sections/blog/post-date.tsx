import { postWords } from '#copy/en/blog-words.ts';
import { useWording } from '#ui/wording-context.ts';
import { postDay } from './post-day.ts';

/** A publish date in words, or the draft badge when there is none (part 2 section 4). */
export function PostDate({ date }: { date: string | null }) {
  const wording = useWording();
  if (date === null) {
    return (
      <span className="inline-block rounded-full bg-notice px-3 py-1 text-small font-[560] text-on-notice">
        {wording.of(postWords).draft}
      </span>
    );
  }
  return (
    <time dateTime={date} className="text-small text-text-3">
      {postDay(wording, date)}
    </time>
  );
}
