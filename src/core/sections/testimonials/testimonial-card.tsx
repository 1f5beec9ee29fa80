import type { Testimonial } from '#content/testimonials/testimonial.ts';
import { testimonialWords } from '#copy/en/testimonial-words.ts';
import { fill } from '#copy/wording.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { useWords } from '#ui/wording-context.ts';

/**
 * How a quote stands: in the middle of its band, at the side of the heading, on a card beside whose words they are, or in
 * a line.
 */
export type QuoteLook = 'large' | 'side' | 'card' | 'line';

const LOOKS: Record<QuoteLook, { figure: string; quote: string; long: string; author: string }> = {
  large: {
    figure: 'content-start justify-items-center px-1 text-center',
    quote: 'max-w-[20em] text-sub leading-[1.2] md:text-heading',
    long: 'max-w-[26em] text-title leading-[1.35]',
    author: 'mt-9',
  },
  side: {
    figure: 'content-start justify-items-start',
    quote: 'max-w-[24em] text-sub leading-[1.25]',
    long: 'max-w-[30em] text-title leading-[1.35]',
    author: 'mt-8',
  },
  card: {
    figure:
      'content-center items-center gap-x-16 gap-y-8 rounded-card bg-band p-[clamp(24px,4.4vw,64px)] md:grid-cols-[1fr_auto]',
    quote: 'max-w-[24em] text-title leading-[1.35]',
    long: 'max-w-[34em] text-intro',
    author: 'md:col-start-2 md:row-span-2 md:row-start-1',
  },
  line: {
    figure: 'content-start justify-items-start',
    quote: 'max-w-[34em] text-title leading-[1.35]',
    long: 'max-w-[38em] text-intro',
    author: 'mt-6',
  },
};

/** A quote that fills one place of the carousel. */
export function TestimonialCard({
  testimonial,
  look,
}: {
  testimonial: Testimonial;
  look: QuoteLook;
}) {
  const foreign = useForeign();
  const words = useWords(testimonialWords);
  const { author, quote, company, position, rating, avatar } = testimonial;
  const layout = LOOKS[look];
  const role =
    position === '' || company === ''
      ? position || company
      : fill(words.role, { position, company });
  return (
    <figure className={`grid h-full ${layout.figure}`}>
      <Stars rating={rating} className={look === 'card' ? '' : 'mb-6'} />
      <blockquote
        {...foreign(testimonial, 'quote')}
        className={`font-medium tracking-[-0.018em] text-balance ${
          quote.length > LONG_QUOTE_CHARACTERS ? layout.long : layout.quote
        }`}
      >
        {fill(words.quoted, { quote })}
      </blockquote>
      <figcaption
        className={`inline-flex max-w-full items-center gap-4 text-start ${layout.author}`}
      >
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-brand-100 font-semibold text-brand-800 dark:bg-chip dark:text-brand-300">
          {avatar ? (
            <Picture picture={avatar} alt="" sizes="56px" className="size-full object-cover" />
          ) : (
            <span aria-hidden="true">{initials(author)}</span>
          )}
        </span>
        <span className="min-w-0 leading-[1.4]">
          <span className="block font-semibold">{author}</span>
          {role !== '' && (
            <span {...foreign(testimonial, 'position')} className="block text-note text-text-3">
              {role}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** Longer quotes are set smaller, so that a row of quotes keeps one height. */
const LONG_QUOTE_CHARACTERS = 180;

function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
