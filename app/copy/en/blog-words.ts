/** Words of the blog (part 2 section 2). */
export const blogWords = {
  title: 'Our Blog',
  subtitle: 'Insights, news, and updates from our team.',
  latest: 'Latest Articles',
  readMore: 'Read more',
  noExcerpt: 'Read more about this post...',
  empty: "We're working on creating great content for you!",
  home: 'Return to Homepage',
  /** A page behind the last one. */
  noPage: {
    meta: 'No Such Page',
    title: 'There is no page {page}',
    text: {
      one: 'All posts stand on the first page.',
      other:
        'The posts fill {count} pages. They may have been fewer or more when this link was made.',
    },
    newest: 'Newest posts',
    oldest: 'Oldest posts',
  },
  /** A topic that no post has, or has any more. */
  emptyTopic: 'There is no post on this topic yet.',
  /** A title while only the posts of one topic show. */
  onTopic: '{title}: {topic}',
  /** Title in the head of a later page. */
  onPage: '{title}, page {page}',
  closing: 'Want to learn more about our vending solutions?',
  /** Over the form where the newsletter has taken the closing title. */
  closingBeside: 'Ask us directly',
  closingText: 'Leave a message and we answer with what fits your sites and products.',
  allPosts: 'All posts',
  pages: 'Pages',
  place: 'Page {page} of {count}',
  newer: 'Newer posts',
  older: 'Older posts',
  errorTitle: 'Error Loading Blog Posts',
} as const;

export const postWords = {
  trail: 'Blog',
  published: 'Published',
  by: 'by {author}',
  topics: 'Topics',
  draft: 'Draft',
  empty: 'No content available for this blog post.',
  more: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
  closing: {
    title: 'Want to learn more about our vending solutions?',
    text: 'Ask about your own sites and products, and someone who knows the machines answers.',
  },
  back: 'Return to Blog',
  errorTitle: 'Error Loading Blog Post',
  notFoundTitle: 'Blog Post Not Found',
  notFound: 'Blog post not found for slug: {slug}',
} as const;
