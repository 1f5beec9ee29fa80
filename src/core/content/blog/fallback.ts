import type { BlogPage } from './post.ts';

/** Part 2 section 2: the words of the blog list; button and placeholder are ours. */
export const FALLBACK_BLOG_PAGE: BlogPage = {
  intro: { title: 'Our Blog', description: 'Insights, news, and updates from our team.' },
  featuredPostsTitle: '',
  latestArticlesTitle: 'Latest Articles',
  newsletter: {
    title: 'Want to learn more about our vending solutions?',
    description: 'Leave your email address and hear from us when there is something new.',
    buttonText: 'Subscribe',
    placeholder: 'Your email address',
  },
};
