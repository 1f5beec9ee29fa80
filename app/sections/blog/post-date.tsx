const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A publish date in words, or the draft badge when there is none (part 2 section 4). */
export function PostDate({ date }: { date: string | null }) {
  if (date === null) {
    return (
      <span className="inline-block rounded-full bg-notice px-3 py-1 text-small font-[560] text-on-notice">
        Draft
      </span>
    );
  }
  return (
    <time dateTime={date} className="text-small text-text-3">
      {EXACT.format(new Date(date))}
    </time>
  );
}
