import type { Picture } from '../media/picture.ts';
import type { TitledText } from '../mapping/titled-text.ts';
import type { RichText } from '../rich-text/rich-text.ts';

/**
 * What a blog card shows; `publishDate` is as its editor wrote it (`mapping/written-date.ts`). A post without one is a draft
 * where the space keeps dates at all. `excerpt` is already shortened.
 */
export type PostCard = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  publishDate: string | null;
  isDraft: boolean;
  picture: Picture | null;
};

/** A tag that posts can be filtered by. */
export type PostTag = { id: string; name: string };

/** One page of the blog list, newest first, ten posts a page. */
export type PostList = {
  posts: PostCard[];
  page: number;
  pageCount: number;
  total: number;
  tag: PostTag | null;
  tags: PostTag[];
};

export type PostNeighbour = { slug: string; title: string };

/** A blog post's own page. */
export type Post = PostCard & {
  updatedAt: string;
  author: string;
  tags: string[];
  body: RichText | null;
  previous: PostNeighbour | null;
  next: PostNeighbour | null;
};

/** The blog list page's own words. */
export type BlogPage = {
  intro: TitledText;
  featuredPostsTitle: string;
  latestArticlesTitle: string;
  newsletter: TitledText & { buttonText: string; placeholder: string };
};
