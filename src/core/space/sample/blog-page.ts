import { blogPageContent } from '../model/blog-page-content.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

export const blogPageEntries: SampleEntry[] = [
  sampleEntry(blogPageContent, 'blog-page', {
    navigationLinkText: 'Blog',
    introTitle: 'Our Blog',
    introDescription: 'Insights, news, and updates from our team.',
    featuredPostsTitle: 'Newest post',
    latestArticlesTitle: 'Latest Articles',
    newsletterTitle: 'Want to learn more about our vending solutions?',
    newsletterDescription:
      'New posts by email, about once a month. You confirm your address first and can leave with one click.',
    newsletterButtonText: 'Subscribe',
    newsletterPlaceholder: 'you@company.com',
  }),
];
