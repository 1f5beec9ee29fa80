import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { dropped, mapped, type Mapped } from '../mapping/mapped.ts';
import { fieldsOf, toText } from '../mapping/read-fields.ts';
import type { SlugKind } from '../kinds/slug-kinds.ts';
import { whyNoAddress } from './why-no-address.ts';

/**
 * The slug of an entry, exactly as it was entered, or why its page has no address.
 * @param missing said where there is no slug at all
 * @param languages first parts of the addresses of the site's languages
 */
export function entrySlug(
  entry: ContentfulEntry,
  kind: SlugKind,
  missing: string,
  languages: readonly string[] = [],
): Mapped<string> {
  const slug = fieldsOf(entry)['slug'];
  if (typeof slug !== 'string' || toText(slug) === '') return dropped(missing);
  const reason = whyNoAddress(kind, slug, languages);
  return reason === null ? mapped(slug) : dropped(`The page has no address: ${reason}`);
}
