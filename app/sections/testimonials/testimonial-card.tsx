import type { Testimonial } from '#content/testimonials/testimonial.ts';
import { testimonialWords } from '#copy/testimonial-words.ts';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';

/** A quote that fills one place of the carousel. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { author, quote, company, position, rating, avatar } = testimonial;
  const role = testimonialWords.role(position, company);
  return (
    <figure className="grid h-full content-start justify-items-center px-1 text-center">
      <Stars rating={rating} className="mb-6" />
      <blockquote
        className={`max-w-[22em] font-[520] tracking-[-0.024em] text-balance ${
          quote.length > LONG_QUOTE_CHARACTERS
            ? 'text-(length:--text-title) leading-[1.35]'
            : 'text-[clamp(1.625rem,1.2rem+1.8vw,2.75rem)] leading-[1.2]'
        }`}
      >
        “{quote}”
      </blockquote>
      <figcaption className="mt-9 inline-flex max-w-full items-center gap-4 text-left">
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-blue-100 font-[620] text-blue-800 dark:bg-chip dark:text-blue-300">
          {avatar ? (
            <Picture picture={avatar} alt="" sizes="56px" className="size-full object-cover" />
          ) : (
            <span aria-hidden="true">{initials(author)}</span>
          )}
        </span>
        <span className="min-w-0 leading-[1.4]">
          <span className="block font-[620]">{author}</span>
          {role !== '' && <span className="block text-[0.95rem] text-text-3">{role}</span>}
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
