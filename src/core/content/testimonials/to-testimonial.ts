import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readPicture } from '../media/to-picture.ts';
import { withTranslation } from '../locales/translation.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readNumber, readText } from '../mapping/read-fields.ts';
import { NO_TESTIMONIALS } from './fallback.ts';
import type { Testimonial, TestimonialSection } from './testimonial.ts';

/** Part 1 section 3: the default author and rating. */
const UNKNOWN_AUTHOR = 'Unknown';
const BEST_RATING = 5;

/** One quote; without words there is nothing to show. */
export function toTestimonial(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<Testimonial> {
  if (isHidden(entry)) return dropped('Testimonial is hidden');
  const fields = fieldsOf(entry);
  const quote = readText(fields, 'quote');
  if (quote === '') return dropped('Testimonial must have a quote');
  const author = readText(fields, 'author') || UNKNOWN_AUTHOR;
  const rating = Math.round(readNumber(fields, 'rating') ?? BEST_RATING);
  return mapped({
    id: entry.sys.id,
    author,
    quote,
    company: readText(fields, 'company'),
    position: readText(fields, 'position'),
    rating: Math.min(BEST_RATING, Math.max(0, rating)),
    avatar: readPicture(entry, context, { first: author, last: author, fields: [] }, 'image'),
  });
}

/** A section with its quotes in the editor's order; links that lead nowhere are left out. */
export function toTestimonialSection(
  entry: ContentfulEntry,
  context: MappingContext,
): TestimonialSection {
  const fields = fieldsOf(entry);
  const entries = linkedEntries(entry, 'testimonials', context);
  const section = {
    title: readText(fields, 'title') || NO_TESTIMONIALS.title,
    subtitle: readText(fields, 'subtitle') || NO_TESTIMONIALS.subtitle,
    testimonials: mapEntries(entries, context, toTestimonial),
  };
  return withTranslation(section, entry);
}
