import { contentType } from './content-model.ts';
import { symbol, text } from './fields.ts';
import { NAVIGATION_FIELD } from './shared-fields.ts';

export const blogPageContent = contentType({
  id: 'blogPageContent',
  name: 'Blog page',
  description: 'The words of /blog. Keep one entry.',
  displayField: 'introTitle',
  fields: [
    NAVIGATION_FIELD,
    symbol('introTitle', 'Introduction: heading'),
    text('introDescription', 'Introduction: text'),
    symbol('featuredPostsTitle', 'Newest post: heading'),
    symbol('latestArticlesTitle', 'Further posts: heading'),
    symbol('newsletterTitle', 'Newsletter: heading'),
    text('newsletterDescription', 'Newsletter: text'),
    symbol('newsletterButtonText', 'Newsletter: button'),
    symbol('newsletterPlaceholder', 'Newsletter: hint in the field'),
  ],
});
