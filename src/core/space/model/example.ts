import { contentType } from './content-model.ts';
import { symbol, text } from './fields.ts';
import { entry, image } from './link-fields.ts';

export const example = contentType({
  id: 'example',
  name: 'Example',
  description: 'An application on a product page, or a deployment on a machine page.',
  fields: [
    symbol('title', 'Title', { required: true }),
    text('description', 'Description', { required: true }),
    image('image', 'Picture'),
    entry('link', 'Case study', ['blogPost'], {
      help: 'The post that “Read case study” opens. Without one, the link is left out.',
    }),
  ],
});
