import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { announcedIn, isAnnouncedIn } from '../locales/translation.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mapped } from '../mapping/mapped.ts';
import { mappingContext, type MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { isListed, TEXTS_AT_ONCE } from '../queries/whole-list.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import { NEWEST_FIRST, POST_CARD_FIELDS } from './post-lists.ts';
import type { Post } from './post.ts';
import { toPost } from './to-post.ts';

/** A post as a feed reader shows it: `text` holds its words without formatting. */
export type FeedPost = Pick<
  Post,
  'id' | 'slug' | 'title' | 'excerpt' | 'publishDate' | 'updatedAt' | 'author' | 'tags' | 'picture'
> & { text: string };

const MAX_FEED_POSTS = 20;
const MAX_FEED_TEXT_CHARACTERS = 20_000;

/**
 * The newest twenty posts for feeds, in a language other than the default those that have words of it. Drafts are never
 * among them, not even in a preview.
 */
export function loadFeedPosts(reader: ContentReader): Promise<Loaded<FeedPost[]>> {
  const isShown = (post: ContentfulEntry) =>
    reader.language === null || isAnnouncedIn(reader.language.language, announcedIn([post]));
  const read = async () => {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(MAX_FEED_POSTS / TEXTS_AT_ONCE) }, (_, page) =>
        reader.readEntries({
          contentType: 'blogPost',
          filters: { 'fields.publishDate[exists]': true },
          fields: [...POST_CARD_FIELDS, 'author', 'content'],
          order: NEWEST_FIRST,
          limit: TEXTS_AT_ONCE,
          skip: page * TEXTS_AT_ONCE,
          include: 1,
        }),
      ),
    );
    return pages
      .flatMap(({ items, links }) =>
        toFeedPosts(items.filter(isShown), mappingContext(reader, links)),
      )
      .slice(0, MAX_FEED_POSTS);
  };
  const fallback = (reason: string) => (reason === 'unavailable' ? null : []);
  return loadedFrom(reader, read, { fallback });
}

function toFeedPosts(entries: readonly ContentfulEntry[], context: MappingContext): FeedPost[] {
  const listed = entries.filter((entry) => isListed(entry, { ...context, drafts: false }));
  return mapEntries(listed, context, (entry) => {
    const post = toPost(entry, context);
    if (!post.ok) return post;
    const text = plainTextOf(fieldsOf(entry)['content'], MAX_FEED_TEXT_CHARACTERS);
    return mapped({ ...post.value, text });
  });
}
