import { contentType } from './content-model.ts';
import { slug, symbol, text } from './fields.ts';
import { entries, image } from './link-fields.ts';
import { VISIBLE_FIELD } from './shared-fields.ts';

export const technology = contentType({
  id: 'technology',
  name: 'Technology',
  description: 'A part of the platform, with its own page under /technology.',
  fields: [
    symbol('title', 'Title', { required: true }),
    slug('slug', '/technology/…'),
    text('description', 'Description', { required: true }),
    image('image', 'Picture'),
    entries('sections', 'Sections', ['technologySection']),
    VISIBLE_FIELD,
  ],
});
