import type { ContentReader } from '#content/content-reader.ts';
import type { Loaded } from '#content/loaded.ts';
import type { SlugKind } from '#content/kinds/slug-kinds.ts';
import type { PageContext } from '#server/http/http.ts';
import { statusOrRedirect } from './moved-page.ts';
import { headOf } from '#site/page-head.ts';

/**
 * What the page of one entry is built from; its head is made by `entryMeta`.
 * @param asked.slug of the address, or an id where the kind is found by that, too
 * @param load one entry of the kind
 * @returns the status apart from what the page is given
 * @throws a redirect (308) to the entry's own address
 */
export async function loadEntryPage<Found extends { id: string; slug: string }>(
  site: PageContext,
  asked: { kind: SlugKind; slug: string; request: Request },
  load: (reader: ContentReader, slug: string) => Promise<Loaded<Found>>,
) {
  const loadBySlug = (slug: string) => load(site.reader, slug);
  const loaded = await loadBySlug(asked.slug);
  const status = await statusOrRedirect(site, { ...asked, load: loadBySlug }, loaded);
  return { status, shown: { head: await headOf(site), loaded } };
}
