import { CardCue } from './card-cue.tsx';
import { CardLink } from './card-link.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { SlotMotif } from './slot-motif.tsx';

export type LinkCardWords = { title: string; text: string; cue: string; url: string };

/**
 * The list item that fills what the last row of a card grid leaves empty with a way on. Draws nothing
 * where every row is full.
 * @param count how many cards stand before it
 * @param columns of the grid on a wide screen; a tablet has two
 * @param picture above the words, in place of the motif: among cards that are tall, whose row it then fills
 */
export function LinkCardItem({
  words,
  count,
  columns = 3,
  picture,
}: {
  words: LinkCardWords;
  count: number;
  columns?: 3 | 4;
  picture?: PictureSource;
}) {
  const place = lastSlot(count, columns);
  if (place === null) return null;
  return (
    <li className={`@container print:hidden ${place}`}>
      <article className="group relative flex h-full min-h-[260px] flex-col items-start justify-end overflow-hidden rounded-card bg-banner p-7 text-white transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift">
        {picture ? (
          <div className="relative -mx-7 -mt-7 mb-6.5 min-h-40 flex-1 self-stretch overflow-hidden bg-picture-ground">
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 68.75rem) 51rem, (min-width: 48rem) 45vw, 90vw"
              className="dim-in-dark absolute size-full object-cover transition-transform duration-520 ease-soft group-has-[a:hover]:scale-104"
            />
          </div>
        ) : (
          // It has the room that the words leave and never lies under them.
          <div className="relative -mx-7 -mt-7 mb-5 min-h-24 flex-1 self-stretch overflow-hidden [mask-image:linear-gradient(#000_60%,transparent)] @lg:absolute @lg:inset-y-0 @lg:inset-e-0 @lg:m-0 @lg:w-[42%] @lg:[mask-image:none]">
            <SlotMotif className="absolute -top-12 -inset-e-10 w-64 @lg:-top-16 @lg:-inset-e-6 @lg:w-[40cqw]" />
          </div>
        )}
        <h3 className="max-w-[14em] @lg:max-w-[56%] @lg:text-sub">
          <CardLink to={words.url}>{words.title}</CardLink>
        </h3>
        <p className="mt-2.5 max-w-[26em] leading-normal text-brand-50 @lg:max-w-[56%]">
          {words.text}
        </p>
        <CardCue className="mt-5">{words.cue}</CardCue>
      </article>
    </li>
  );
}

const SPANS: Record<number, string> = { 1: '', 2: 'lg:col-span-2', 3: 'lg:col-span-3' };

/**
 * Classes of a card that takes the empty places after `count` cards: `columns` in a row on a wide screen,
 * two on a tablet. Null where every row is full. On a phone it stands where it stands on a wide screen.
 */
export function lastSlot(count: number, columns: number): string | null {
  const empty = (columns - (count % columns)) % columns;
  const emptyOnTablet = count % 2 === 1;
  if (empty === 0) return emptyOnTablet ? 'max-md:hidden lg:hidden' : null;
  return `${SPANS[empty] ?? ''} ${emptyOnTablet ? '' : 'md:max-lg:hidden'}`.trim();
}
