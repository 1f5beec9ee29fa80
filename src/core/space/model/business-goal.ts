import { contentType } from './content-model.ts';
import { slug, symbol, symbols, text } from './fields.ts';
import { captions, entries, image, video } from './link-fields.ts';
import { ORDER_FIELDS, VISIBLE_FIELD } from './shared-fields.ts';

export const businessGoal = contentType({
  id: 'businessGoal',
  name: 'Business goal',
  description: 'A result that customers want, with its own page under /business-goals.',
  fields: [
    symbol('title', 'Title', { required: true }),
    slug('slug', '/business-goals/…'),
    text('description', 'Description', { required: true }),
    image('image', 'Picture'),
    image('thumbnail', 'Picture on cards', { help: 'Empty uses the picture above.' }),
    text('icon', 'Icon', {
      help: 'A Lucide icon name such as Truck, or SVG markup. Markup with scripts is refused.',
    }),
    symbols('benefits', 'Benefits', { help: 'One line each.' }),
    entries('features', 'Features', ['feature']),
    video('video', 'Video file', {
      help: 'The title of the file is shown below the heading “See it in action”.',
    }),
    captions('videoCaptions', 'Video: captions'),
    image('videoPreviewImage', 'Video: picture before it plays', {
      help: 'Empty uses the picture of the page.',
    }),
    entries('recommendedMachines', 'Recommended machines', ['machine']),
    VISIBLE_FIELD,
    ...ORDER_FIELDS,
  ],
});
