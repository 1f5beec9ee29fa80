import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom, UnusableEntryError } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mapEntry } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { ifTypeExists } from '../queries/if-type-exists.ts';
import { readEntryBySlug } from '../queries/read-single-entry.ts';
import { isUnlisted } from '../queries/whole-list.ts';
import { whyNoAddress } from '../slugs/why-no-address.ts';
import type { Page } from './page.ts';
import { HIDDEN_PAGE, toPage } from './to-page.ts';

/** Page, section, card, picture. */
const PAGE_INCLUDE_DEPTH = 3;

function pageFailed(message: string): string {
  return `Error loading page: ${message}`;
}

/**
 * One page of sections by slug. There is none without a content service, in a space without the type, and under a slug
 * that no page can have, which is answered without asking.
 */
export async function loadPage(reader: ContentReader, slug: string): Promise<Loaded<Page>> {
  if (!reader.configured || whyNoAddress('page', slug) !== null) return { status: 'missing' };
  const read = async () => {
    const asked = readEntryBySlug(reader, 'page', slug, PAGE_INCLUDE_DEPTH);
    const found = await ifTypeExists(asked, null);
    if (found === null) return null;
    const context = mappingContext(reader, found.links);
    const page = mapEntry(found.entry, context, (entry) => toPage(entry, context));
    if (page.ok) return page.value;
    if (page.reason === HIDDEN_PAGE) return null;
    throw new UnusableEntryError(pageFailed(page.reason));
  };
  return loadedFrom(reader, read, {
    failed: pageFailed,
    unlisted: () => isUnlisted(reader, 'page', [slug]),
  });
}
