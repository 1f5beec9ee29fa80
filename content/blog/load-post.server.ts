import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../contentful/content-reader.ts';
import type { Loaded } from '../loaded.ts';
import { loadByAddress, type AddressedKind } from '../queries/load-by-address.server.ts';
import { orNull } from '../queries/or-null.ts';
import { readWholeList } from '../queries/whole-list.ts';
import type { Post } from './post.ts';
import { readNeighbour } from './read-neighbour.server.ts';
import { toPost } from './to-post.ts';

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
