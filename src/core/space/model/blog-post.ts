import { contentType } from './content-model.ts';
import { date, richText, slug, symbol, symbols, text } from './fields.ts';
import { image } from './link-fields.ts';
import { ARTICLE } from './rich-text-rules.ts';

export const blogPost = contentType({
  id: 'blogPost',
  name: 'Blog post',
  description: 'A post under /blog. Give it tags in the Tags tab too: lists are filtered by them.',
  fields: [
    symbol('title', 'Title', { required: true }),
    slug('slug', '/blog/…'),
    date('publishDate', 'Date', {
      help: 'Orders the list. Without a date the post shows as a draft.',
    }),
    image('featuredImage', 'Picture'),
    text('excerpt', 'Excerpt', {
      help: 'One or two sentences for cards. Empty takes the first 140 characters of the text.',
    }),
    richText('content', 'Text', { required: true, validations: ARTICLE }),
    symbol('author', 'Author'),
    symbols('tags', 'Tags', { help: 'Shown with the post.', widget: 'tagEditor' }),
  ],
});
