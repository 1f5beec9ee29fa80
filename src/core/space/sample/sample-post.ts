import { blogPost } from '../model/blog-post.ts';
import type { RichTextDocument } from '../model/content-model.ts';
import { BLOG_TAGS } from './blog-tags.ts';
import type { BlogTag } from './blog-tags.ts';
import { picture } from './pictures.ts';
import type { PictureName } from './pictures.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

export type PostText = {
  slug: string;
  title: string;
  /** Day of publication, YYYY-MM-DD; without one the post carries the draft badge. */
  date?: string;
  excerpt: string;
  picture: PictureName;
  tags: BlogTag[];
  /** An entry that is saved but not published: only a preview shows it. */
  unpublished?: true;
  body: RichTextDocument;
};

/** A post by the editorial team, published at nine in the morning. */
export function samplePost(post: PostText): SampleEntry {
  const publishDate = post.date === undefined ? undefined : `${post.date}T09:00:00.000Z`;
  return sampleEntry(
    blogPost,
    `post-${post.slug}`,
    {
      title: post.title,
      slug: post.slug,
      ...(publishDate === undefined ? {} : { publishDate }),
      featuredImage: picture(post.picture),
      excerpt: post.excerpt,
      content: post.body,
      author: 'Editorial team',
      tags: post.tags.map((tag) => BLOG_TAGS[tag]),
    },
    {
      tags: post.tags,
      published: post.unpublished !== true,
      ...(publishDate === undefined ? {} : { createdAt: publishDate }),
    },
  );
}
