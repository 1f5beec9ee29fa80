import type { ContentReader, EntryQuery } from '../contentful/content-reader.ts';
import { ContentUnavailableError } from '../contentful/content-errors.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { isListed, publishedFilter } from '../queries/whole-list.ts';
import type { PostList, PostTag } from './post.ts';
import { parseTagId, tagName, toPostTags } from './to-post-tag.ts';
import { toFeaturedPostCard, toPostCard } from './to-post.ts';

/** Part 2 section 9: ten posts a page, newest first. */
export const POSTS_PER_PAGE = 10;
const POSTS_INCLUDE_DEPTH = 1;
const NEWEST_FIRST = ['-fields.publishDate', 'sys.id'];
const LAST_PAGE = 1_000;
const POSTS_SEARCHED_FOR_TAGS = 100;

/** Part 2 section 8: what the blog says when the service is not set up. */
export const BLOG_NOT_CONFIGURED =
  'Contentful is not configured. Please set up your API credentials in the admin panel.';

/**
 * One page of the blog, `page` counted from 1, all posts or those with a tag. The first card of a page
 * is the large one. Missing when there is no such page; no post at all is a live, empty first page.
 */
export function loadPosts(
  reader: ContentReader,
  { page, tag }: { page: number; tag: string | null },
): Promise<Loaded<PostList>> {
  const tagId = parseTagId(tag);
  const wanted = Number.isInteger(page) && page >= 1 ? page : 1;

  const read = async (): Promise<PostList | null> => {
    if (wanted > LAST_PAGE) return null;
    const [answer, tags] = await Promise.all([
      reader.readEntries(pageQuery(reader, wanted, tagId)),
      readPostTags(reader),
    ]);
    const pageCount = Math.max(1, Math.ceil(answer.total / POSTS_PER_PAGE));
    if (wanted > pageCount) return null;
    const context = mappingContext(reader, answer.links);
    const [first, ...rest] = answer.items.filter((entry) => isListed(entry, reader));
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
  return loadedFrom(reader, read, { fallback });
}

function pageQuery(reader: ContentReader, page: number, tagId: string | null): EntryQuery {
  return {
    contentType: 'blogPost',
    filters: {
      ...publishedFilter(reader),
      ...(tagId === null ? {} : { 'metadata.tags.sys.id[in]': tagId }),
    },
    order: NEWEST_FIRST,
    limit: POSTS_PER_PAGE,
    skip: (page - 1) * POSTS_PER_PAGE,
    include: POSTS_INCLUDE_DEPTH,
  };
}

/** Tags are an extra: without them the list still stands. */
async function readPostTags(reader: ContentReader): Promise<PostTag[]> {
  try {
    const answer = await reader.readEntries({
      contentType: 'blogPost',
      filters: publishedFilter(reader),
      order: NEWEST_FIRST,
      limit: POSTS_SEARCHED_FOR_TAGS,
      include: 0,
    });
    return toPostTags(answer.items.filter((entry) => isListed(entry, reader)));
  } catch (error) {
    if (error instanceof ContentUnavailableError) return [];
    throw error;
  }
}

function tagOf(id: string, tags: readonly PostTag[]): PostTag {
  return tags.find((tag) => tag.id === id) ?? { id, name: tagName(id) };
}
