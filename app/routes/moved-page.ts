import { redirect } from 'react-router';
import { findMovedPage } from '#content/slugs/find-moved-page.server.ts';
import type { SlugKind } from '#content/slugs/slug-kinds.ts';
import type { Loaded } from '#content/loaded.ts';
import type { SiteContext } from '#server/site-context.ts';
import type { SitePages } from '#content/site-pages/site-page.ts';
import { statusOf } from './page-status.ts';

type Shown = { id: string; slug: string };
type Asked = { kind: SlugKind; slug: string };

/** In doubt the answer is to ask again, since the page may only have moved. */
const STATUS = { gone: 410, unknown: 404, unreadable: 503 } as const;

/**
 * The status of an entry's page, and the memory of its address: what is shown is remembered, and an
 * address that once worked leads on to where the entry is now. In a preview nothing is remembered,
 * since drafts may change their minds.
 * @returns 410 for an entry that was taken out of the space, otherwise by `statusOf`
 * @throws a redirect (308) to the entry's new address
 */
export async function statusOrMove(
  { reader, slugs }: Pick<SiteContext, 'reader' | 'slugs'>,
  { kind, slug }: Asked,
  loaded: Loaded<Shown>,
): Promise<200 | 404 | 410 | 503> {
  if (loaded.status === 'live' && !reader.preview) slugs.remember(kind, [loaded.value]);
  // An address whose last part is only white space names nothing: the sentence says so, and nothing is out of order.
  if (slug.trim() === '') return 404;
  if (loaded.status !== 'missing') return statusOf(loaded);
  const entryId = await slugs.entryOf(kind, slug);
  if (entryId === null) return 404;
  const moved = await findMovedPage(reader, kind, { entryId, oldSlug: slug });
  // A page that moved in this instant must not be remembered by browsers at its old place for ever.
  if (moved.state === 'moved') {
    throw redirect(moved.href, {
      status: 308,
      headers: { 'Cache-Control': 'public, max-age=3600' },
    });
  }
  return STATUS[moved.state];
}

/** Remembers the addresses that a list leads to. */
export function rememberSlugs(
  { reader, slugs }: Pick<SiteContext, 'reader' | 'slugs'>,
  kind: SlugKind,
  loaded: Loaded<Shown[]>,
): void {
  if (loaded.status === 'live' && !reader.preview) slugs.remember(kind, loaded.value);
}

/** Remembers the addresses of all entries at once. */
export function rememberPages(
  { reader, slugs }: Pick<SiteContext, 'reader' | 'slugs'>,
  loaded: Loaded<SitePages>,
): void {
  if (loaded.status !== 'live' || reader.preview) return;
  for (const { entry } of Object.values(loaded.value).flat()) {
    if (entry) slugs.remember(entry.kind, [entry]);
  }
}
