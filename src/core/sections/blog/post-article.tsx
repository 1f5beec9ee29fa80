import type { Post } from '#content/blog/post.ts';
import { postWords } from '#copy/en/post-words.ts';
import { fill } from '#copy/wording.ts';
import type { Wording } from '#copy/wording.ts';
import { Prose } from '#sections/page/prose-band.tsx';
import { MainPart, Part } from '#sections/page/sections.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { contentsOf } from '#sections/rich-text/text-contents.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { FirstPicture } from '#ui/picture.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { postDay } from './post-date.tsx';
import { PostNeighbours } from './post-neighbours.tsx';

const SIZES = '(min-width: 68.75rem) 30rem, (min-width: 48rem) 46vw, 92vw';

/** One post: picture (320 px tall at most) beside title and time of publishing, then text and neighbours. */
export function PostArticle({ post, now }: { post: Post; now: number }) {
  const foreign = useForeign();
  const words = useWords(postWords);
  return (
    <article>
      <header className="bg-mist">
        <div className="container-site pt-[clamp(24px,2.6vw,40px)] pb-[clamp(28px,3.4vw,56px)]">
          <Breadcrumb
            items={[
              { label: words.trail, to: '/blog' },
              { label: post.title, ...foreign(post, 'title') },
            ]}
          />
          <div
            className={`mt-6 grid items-center gap-x-[clamp(28px,4vw,64px)] gap-y-8 ${
              post.picture
                ? 'md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_480px]'
                : 'mx-auto max-w-[760px]'
            }`}
          >
            {post.picture && (
              <div className="aspect-3/2 max-h-80 w-full overflow-hidden rounded-card bg-picture-ground shadow-lift md:order-2">
                <FirstPicture
                  picture={post.picture}
                  sizes={SIZES}
                  className="size-full object-cover"
                />
              </div>
            )}
            <PostHeading post={post} now={now} />
          </div>
        </div>
      </header>
      <div className="container-site pt-2 pb-[clamp(28px,3.4vw,56px)]">
        <MainPart>
          <Prose contents={contentsOf(post.body)}>
            <MainPart>
              {post.body ? (
                <RichTextBody text={post.body} />
              ) : (
                <p className="text-text-2">{words.empty}</p>
              )}
            </MainPart>
            <Part>
              <PostNeighbours previous={post.previous} next={post.next} />
            </Part>
          </Prose>
        </MainPart>
      </div>
    </article>
  );
}

function PostHeading({ post, now }: { post: Post; now: number }) {
  const foreign = useForeign();
  const wording = useWording();
  const words = wording.of(postWords);
  return (
    <div>
      <h1 {...foreign(post, 'title')} className="text-heading">
        {post.title}
      </h1>
      <p className="mt-5 flex flex-wrap items-center gap-x-1.5 gap-y-2 text-note text-text-2">
        {post.isDraft && (
          <span className="rounded-full bg-notice px-3 py-1 font-medium text-on-notice">
            {words.draft}
          </span>
        )}
        {post.publishDate !== null && (
          <time dateTime={post.publishDate} title={postDay(wording, post.publishDate)}>
            {words.published} {relativeTime(wording, post.publishDate, now)}
          </time>
        )}
        {post.author !== '' && (
          <span>
            {(post.isDraft || post.publishDate !== null) && <span aria-hidden="true">· </span>}
            {fill(words.by, { author: post.author })}
          </span>
        )}
      </p>
      {post.tags.length > 0 && (
        <ul aria-label={words.topics} className="mt-5 flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li
              {...foreign(post, 'tags')}
              key={tag}
              className="rounded-full border border-line bg-card px-3 py-1 text-small text-text-2"
            >
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const DAY_MS = 86_400_000;
const STEPS: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * How long ago (or until) a date is, in the largest unit that fits: "3 weeks ago". "Yesterday" is the day before today in
 * the zone that the date was written in.
 */
export function relativeTime(
  { language }: Pick<Wording, 'language'>,
  writtenDate: string,
  nowMs: number,
): string {
  const difference = Date.parse(writtenDate) - nowMs;
  const [unit, size] = STEPS.find(([, milliseconds]) => Math.abs(difference) >= milliseconds) ?? [
    'minute',
    60_000,
  ];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const count = unit === 'day' ? daysUntil(writtenDate, nowMs) : Math.trunc(difference / size);
  return format.format(count, unit);
}

function daysUntil(writtenDate: string, nowMs: number): number {
  const ahead = Date.parse(`${writtenDate.slice(0, 19)}Z`) - Date.parse(writtenDate);
  return Date.parse(writtenDate.slice(0, 10)) / DAY_MS - Math.floor((nowMs + ahead) / DAY_MS);
}
