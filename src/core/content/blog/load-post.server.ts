import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslation } from '../locales/translation.ts';
import { isHidden } from '../mapping/mapped.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { toWrittenDate } from '../mapping/written-date.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import { orNull } from '../queries/or-null.ts';
import { readWholeList } from '../queries/whole-list.ts';
import { entrySlug } from '../slugs/entry-slug.ts';
import { NEWEST_FIRST, OLDEST_FIRST } from './post-lists.ts';
import type { Post, PostNeighbour } from './post.ts';
import { toPost, UNTITLED } from './to-post.ts';

/** Room for posts of the same moment, which stand between a post and its neighbour. */
const CANDIDATES = 20;

export const POSTS: AddressedKind<Omit<Post, 'previous' | 'next'>> = {
  kind: 'post',
  include: 3,
  to: toPost,
  failed: (reason) => `Error loading blog post: ${reason}`,
};

/** One post by slug, with the posts before and after it in time. One without a date is a draft, unless lists show it. */
export function loadPost(reader: ContentReader, slug: string): Promise<Loaded<Post>> {
  return loadByAddress(reader, slug, POSTS, async (post, entry) => {
    const [previous, next] = await Promise.all([
      readNeighbour(reader, entry, 'previous'),
      readNeighbour(reader, entry, 'next'),
    ]);
    const isDraft = post.publishDate === null && !(await isListedUndated(reader, entry));
    return { ...post, isDraft, previous, next };
  });
}

/** Whether visitors' lists show a post without a date: they do where the space keeps none. */
async function isListedUndated(reader: ContentReader, post: ContentfulEntry): Promise<boolean> {
  if (reader.drafts) return false;
  const list = await orNull(readWholeList(reader, 'blogPost'));
  return (list?.items ?? []).some(({ sys }) => sys.id === post.sys.id);
}

/**
 * The post published before or after a post. The list runs newest first, in an order without ties;
 * both directions walk that same order, so that no post is skipped or met twice. A link to a neighbour
 * is an extra: where it cannot be read there is none.
 */
async function readNeighbour(
  reader: ContentReader,
  entry: ContentfulEntry,
  side: 'previous' | 'next',
): Promise<PostNeighbour | null> {
  const date = readText(fieldsOf(entry), 'publishDate');
  if (toWrittenDate(date) === null) return null;
  const isPrevious = side === 'previous';
  const answer = await orNull(
    reader.readEntries({
      contentType: 'blogPost',
      filters: { [`fields.publishDate[${isPrevious ? 'lte' : 'gte'}]`]: date },
      fields: ['title', 'slug', 'publishDate', 'visible'],
      order: isPrevious ? NEWEST_FIRST : OLDEST_FIRST,
      limit: CANDIDATES,
      include: 0,
    }),
  );
  const items = answer?.items ?? [];
  const place = items.findIndex((item) => item.sys.id === entry.sys.id);
  const after = items.slice(place + 1).find((item) => toNeighbour(item) !== null);
  return after === undefined ? null : toNeighbour(after);
}

function toNeighbour(entry: ContentfulEntry): PostNeighbour | null {
  const fields = fieldsOf(entry);
  const slug = entrySlug(entry, 'post', '');
  if (!slug.ok || isHidden(entry) || toWrittenDate(fields['publishDate']) === null) return null;
  const title = readText(fields, 'title') || UNTITLED;
  return withTranslation({ slug: slug.value, title }, entry);
}
