import type { ContentReader } from '../content-reader.ts';
import type { EntryQuery } from '../contentful/content-question.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { FallbackReason, Loaded, NoneShown } from '../loaded.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { ifTypeExists, NO_ENTRIES } from '../queries/if-type-exists.ts';
import { noneShownOf, reportNone } from '../queries/none-shown.ts';
import { orNull } from '../queries/or-null.ts';
import { isListed, publishedFilter, readWholeList } from '../queries/whole-list.ts';
import { NEWEST_FIRST, POST_CARD_FIELDS } from './post-lists.ts';
import type { PostList, PostTag } from './post.ts';
import { parseTagId, tagName, toPostTags } from './to-post-tag.ts';
import { toFeaturedPostCard, toPostCard } from './to-post.ts';

/** Part 2 section 9: ten posts a page, newest first. */
export const POSTS_PER_PAGE = 10;
const POSTS_INCLUDE_DEPTH = 1;
const LAST_PAGE = 1_000;

/** Part 2 section 8: what the blog says when the service is not set up. */
export const BLOG_NOT_CONFIGURED =
  'Contentful is not configured. Please set up your API credentials in the admin panel.';

/**
 * One page of the blog, `page` counted from 1, all posts or those with a tag. The first card of a page
 * is the large one. Missing when there is no such page; no post at all is a live, empty first page.
 */
export async function loadPosts(
  reader: ContentReader,
  { page, tag }: { page: number; tag: string | null },
): Promise<Loaded<PostList>> {
  const tagId = parseTagId(tag);
  const wanted = Number.isInteger(page) && page >= 1 ? page : 1;

  let none: NoneShown | null = null;
  const read = async (): Promise<PostList | null> => {
    if (wanted > LAST_PAGE) return null;
    const [answer, all] = await Promise.all([
      ifTypeExists(reader.readEntries(pageQuery(reader, wanted, tagId)), NO_ENTRIES),
      // Tags are an extra: without them the list still stands.
      orNull(ifTypeExists(readWholeList(reader, 'blogPost'), NO_ENTRIES)),
    ]);
    const tags = all === null ? [] : toPostTags(all.items);
    const pageCount = Math.max(1, Math.ceil(answer.total / POSTS_PER_PAGE));
    if (wanted > pageCount) return null;
    const context = mappingContext(reader, answer.links);
    const quiet = { ...context, report: () => undefined };
    none = all && noneShownOf(all.items, (entry) => toPostCard(entry, quiet).ok);
    reportNone(reader.report, 'post', none);
    const [newest, ...rest] = answer.items.filter((entry) => isListed(entry, reader));
    const first = newest && (await withText(reader, newest));
    return {
      posts: [
        ...mapEntries(first ? [first] : [], context, toFeaturedPostCard),
        ...mapEntries(rest, context, toPostCard),
      ],
      page: wanted,
      pageCount,
      total: answer.total,
      tag: tagId === null ? null : tagOf(tagId, tags),
      tags,
    };
  };
  // Without a space a public blog shows as one without posts.
  const fallback = (reason: FallbackReason): PostList | null =>
    reader.publicSite && reason === 'not-configured' && wanted === 1
      ? { posts: [], page: 1, pageCount: 1, total: 0, tag: null, tags: [] }
      : null;
  const loaded = await loadedFrom(reader, read, { fallback });
  return loaded.status === 'live' && none ? { ...loaded, none } : loaded;
}

function pageQuery(reader: ContentReader, page: number, tagId: string | null): EntryQuery {
  return {
    contentType: 'blogPost',
    filters: {
      ...publishedFilter(reader),
      ...(tagId === null ? {} : { 'metadata.tags.sys.id[in]': tagId }),
    },
    fields: POST_CARD_FIELDS,
    order: NEWEST_FIRST,
    limit: POSTS_PER_PAGE,
    skip: (page - 1) * POSTS_PER_PAGE,
    include: POSTS_INCLUDE_DEPTH,
  };
}

/** The large card of a post without an excerpt shows the beginning of its text, which lists come without. */
async function withText(reader: ContentReader, post: ContentfulEntry): Promise<ContentfulEntry> {
  if (readText(fieldsOf(post), 'excerpt') !== '') return post;
  const found = await orNull(reader.readEntry(post.sys.id, POSTS_INCLUDE_DEPTH));
  return found?.entry ?? post;
}

function tagOf(id: string, tags: readonly PostTag[]): PostTag {
  return tags.find((tag) => tag.id === id) ?? { id, name: tagName(id) };
}
