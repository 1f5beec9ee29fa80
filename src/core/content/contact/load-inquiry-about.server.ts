import type { ContentReader } from '../content-reader.ts';
import { valueOf } from '../loaded.ts';
import type { Picture } from '../media/picture.ts';
import { loadEntry } from '../queries/load-entry.server.ts';
import { SLUG_KINDS } from '../kinds/slug-kinds.ts';
import { parseAbout, type AboutKind } from './inquiry-context.ts';

/** What an inquiry is about, as the contact page shows it. */
export type InquiryAbout = {
  about: string;
  kind: AboutKind;
  title: string;
  /** Path of its page. */
  href: string;
  picture: Picture | null;
};

/**
 * Reads what the address of the contact page names.
 * @param text the value of `about` as asked for; null for none
 * @returns null for nonsense, for what the site does not have, and while it cannot be read
 */
export async function loadInquiryAbout(
  reader: ContentReader,
  text: string | null,
): Promise<InquiryAbout | null> {
  const asked = parseAbout(text);
  if (asked === null || asked.kind === 'tool') return null;
  const { kind } = asked;
  const found = valueOf(await loadEntry(reader, kind, asked.slug));
  if (!found) return null;
  const { title, picture } = found;
  // Found by its entry id, it may have no slug.
  const slug = found.slug || asked.slug;
  return { about: `${kind}:${slug}`, kind, title, href: SLUG_KINDS[kind].href(slug), picture };
}
