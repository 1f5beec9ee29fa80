import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { isHidden } from '../mapping/mapped.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { NO_TESTIMONIALS } from './fallback.ts';
import type { TestimonialPageKey, TestimonialSection } from './testimonial.ts';
import { toTestimonialSection } from './to-testimonial.ts';

/** A page's testimonials by its key, as given, then with a leading slash added or removed. */
export function loadTestimonials(
  reader: ContentReader,
  pageKey: TestimonialPageKey,
): Promise<Loaded<TestimonialSection>> {
  const read = async () =>
    (await readSection(reader, pageKey)) ?? readSection(reader, otherKey(pageKey));
  return loadedFrom(reader, read, { fallback: () => NO_TESTIMONIALS });
}

async function readSection(
  reader: ContentReader,
  pageKey: string,
): Promise<TestimonialSection | null> {
  const page = await reader.readEntries({
    contentType: 'testimonialSection',
    filters: { 'fields.pageKey': pageKey },
    order: ['sys.createdAt', 'sys.id'],
    include: 2,
  });
  const entry = page.items.find((item) => !isHidden(item));
  if (entry === undefined) return null;
  return toTestimonialSection(entry, mappingContext(reader, page.links));
}

function otherKey(pageKey: string): string {
  return pageKey.startsWith('/') ? pageKey.slice(1) : `/${pageKey}`;
}
