import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import { fieldsOf, readText, toText } from '../mapping/read-fields.ts';
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

/** What is known of every entry with a page of its own. */
type EntryCore = { id: string; slug: string; title: string; description: string };

/**
 * Where an entry has its page and what it is called, or why it is not shown.
 * @param noun what the owner calls entries of the kind
 * @param languages as of `entrySlug`
 */
export function entryCore(
  entry: ContentfulEntry,
  kind: SlugKind,
  noun: string,
  languages?: readonly string[],
): Mapped<EntryCore> {
  if (isHidden(entry)) return dropped(`${noun} is hidden`);
  const fields = fieldsOf(entry);
  const { id } = entry.sys;
  const title = readText(fields, 'title');
  const lacking = `${noun} lacks id, title or slug`;
  if (typeof id !== 'string' || id === '' || title === '') return dropped(lacking);
  const slug = entrySlug(entry, kind, lacking, languages);
  if (!slug.ok) return slug;
  return mapped({ id, slug: slug.value, title, description: readText(fields, 'description') });
}
