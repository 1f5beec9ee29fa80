import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom, UnusableEntryError } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { whyNoAddress } from '../slugs/why-no-address.ts';
import { mapEntry } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import { orNull } from '../queries/or-null.ts';
import { readEntryBySlug } from '../queries/read-single-entry.ts';
import { isUnlisted, readWholeList } from '../queries/whole-list.ts';
import type { Post } from './post.ts';
import { readNeighbour } from './read-neighbour.server.ts';
import { HIDDEN_POST, toPost } from './to-post.ts';

const POST_INCLUDE_DEPTH = 3;

function postFailed(message: string): string {
  return `Error loading blog post: ${message}`;
}

/** One post by slug, with the posts before and after it in time. One without a date is a draft, unless lists show it. */
export async function loadPost(reader: ContentReader, slug: string): Promise<Loaded<Post>> {
  if (whyNoAddress('post', slug) !== null) return { status: 'missing' };
  const read = async () => {
    const found = await readEntryBySlug(reader, 'blogPost', slug, POST_INCLUDE_DEPTH);
    if (found === null) return null;
    const post = mapEntry(found.entry, mappingContext(reader, found.links), toPost);
    if (!post.ok) {
      if (post.reason === HIDDEN_POST) return null;
      throw new UnusableEntryError(postFailed(post.reason));
    }
    const [previous, next] = await Promise.all([
      readNeighbour(reader, found.entry, 'previous'),
      readNeighbour(reader, found.entry, 'next'),
    ]);
    const isDraft =
      post.value.publishDate === null && !(await isListedUndated(reader, found.entry));
    return { ...post.value, isDraft, previous, next };
  };
  const unlisted = () => isUnlisted(reader, 'blogPost', [slug]);
  return loadedFrom(reader, read, { failed: postFailed, unlisted });
}

/** Whether visitors' lists show a post without a date: they do where the space keeps none. */
async function isListedUndated(reader: ContentReader, post: ContentfulEntry): Promise<boolean> {
  if (reader.drafts) return false;
  const list = await orNull(readWholeList(reader, 'blogPost'));
  return (list?.items ?? []).some(({ sys }) => sys.id === post.sys.id);
}
