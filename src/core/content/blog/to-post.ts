import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { readPicture } from '../media/to-picture.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText, readTexts } from '../mapping/read-fields.ts';
import { readDate, toMoment } from '../mapping/written-date.ts';
import { excerptOf } from '../rich-text/plain-text.ts';
import { readRichText } from '../rich-text/to-rich-text.ts';
import { entrySlug } from '../slugs/entry-slug.ts';
import type { Post, PostCard } from './post.ts';

/** Part 2 section 3: the title of a post without one. */
export const UNTITLED = 'Untitled';
const HIDDEN_POST = 'Blog post is hidden';
const POST_WITHOUT_SLUG = 'Blog post must have a slug';

/** A blog card with the editor's excerpt, '' when there is none. */
export function toPostCard(entry: ContentfulEntry, context: MappingContext): Mapped<PostCard> {
  if (isHidden(entry)) return dropped(HIDDEN_POST);
  const fields = fieldsOf(entry);
  const slug = entrySlug(entry, 'post', POST_WITHOUT_SLUG);
  if (!slug.ok) return slug;
  const title = readText(fields, 'title') || UNTITLED;
  const publishDate = readDate(entry, 'publishDate', context);
  return mapped({
    id: entry.sys.id,
    slug: slug.value,
    title,
    excerpt: readText(fields, 'excerpt'),
    publishDate,
    // Visitors' lists have such a post only where the space keeps no dates.
    isDraft: publishDate === null && context.drafts,
    picture: readPicture(entry, context, { last: title }, 'featuredImage'),
  });
}

/** The large card of the newest post: without an excerpt it shows the start of the text. */
export function toFeaturedPostCard(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<PostCard> {
  const card = toPostCard(entry, context);
  if (!card.ok || card.value.excerpt !== '') return card;
  const excerpt = excerptOf(fieldsOf(entry)['content']);
  return mapped(withTranslationOf({ ...card.value, excerpt }, entry, { excerpt: 'content' }));
}

/** A post's own page, its neighbours still to be found. */
export function toPost(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<Omit<Post, 'previous' | 'next'>> {
  const card = toFeaturedPostCard(entry, context);
  if (!card.ok) return card;
  const fields = fieldsOf(entry);
  return mapped({
    ...card.value,
    updatedAt: toMoment(entry.sys.updatedAt) ?? toMoment(card.value.publishDate) ?? '',
    author: readText(fields, 'author'),
    tags: readTexts(fields, 'tags'),
    body: readRichText(entry, 'content', context),
  });
}
