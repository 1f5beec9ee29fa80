import { defineKind } from '../kinds/define-kind.ts';
import { postDocument } from '../search/to-search-document.ts';
import { loadPost, POSTS } from './load-post.server.ts';
import { toPostCard } from './to-post.ts';

/** Blog posts, with pages under /blog. */
export const POST_KIND = defineKind({
  ...POSTS,
  toCard: toPostCard,
  load: loadPost,
  documents: (post) => [postDocument(post)],
});
