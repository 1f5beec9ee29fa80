import type { Testimonial } from '#content/testimonials/testimonial.ts';
import { testimonialWords } from '#copy/en/testimonial-words.ts';
import { fill } from '#copy/wording.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { useWords } from '#ui/wording-context.ts';

/** A quote that fills one place of the carousel. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const foreign = useForeign();
  const words = useWords(testimonialWords);
  const { author, quote, company, position, rating, avatar } = testimonial;
  const role =
    position === '' || company === ''
      ? position || company
      : fill(words.role, { position, company });
  return (
    <figure className="grid h-full content-start justify-items-center px-1 text-center">
      <Stars rating={rating} className="mb-6" />
      <blockquote
        {...foreign(testimonial, 'quote')}
        className={`max-w-[22em] font-medium tracking-[-0.024em] text-balance ${
          quote.length > LONG_QUOTE_CHARACTERS
            ? 'text-title leading-[1.35]'
            : 'text-sub leading-[1.2]'
        }`}
      >
        {fill(words.quoted, { quote })}
      </blockquote>
      <figcaption className="mt-9 inline-flex max-w-full items-center gap-4 text-start">
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
