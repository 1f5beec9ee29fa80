import { contentType } from './content-model.ts';
import { choice, slug, symbol, symbols, text } from './fields.ts';
import { captions, entries, image, video } from './link-fields.ts';
import { ORDER_FIELDS, VISIBLE_FIELD } from './shared-fields.ts';

const VIDEO_ORIENTATIONS = ['Horizontal', 'Vertical'] as const;

export const productType = contentType({
  id: 'productType',
  name: 'Product type',
  description: 'A kind of goods that machines sell, with its own page under /products.',
  fields: [
    symbol('title', 'Title', { required: true }),
    slug('slug', '/products/…'),
    text('description', 'Description', {
      required: true,
      help: 'Cards show the first three lines. Search results show about 155 characters.',
    }),
    image('image', 'Picture'),
    image('thumbnail', 'Picture on cards', { help: 'Empty uses the picture above.' }),
    symbol('mainImageCaption', 'Caption of the picture'),
    symbols('benefits', 'Benefits', {
      help: 'One line each; the page splits them into two columns.',
    }),
    entries('features', 'Features', ['feature']),
    entries('examples', 'Examples', ['example'], {
      help: 'Shown as “Real-World Examples”. Without any, the section is left out.',
    }),
    entries('recommendedMachines', 'Recommended machines', ['machine']),
    video('video', 'Video file', { help: 'Used when there is no YouTube id.' }),
    captions('videoCaptions', 'Video: captions'),
    symbol('youtubeVideoId', 'YouTube id', { help: 'The part of the address after watch?v=.' }),
    symbol('videoTitle', 'Video: title'),
    text('videoDescription', 'Video: text'),
    image('videoPreviewImage', 'Video: picture before it plays'),
    choice('videoOrientation', 'Video: orientation', VIDEO_ORIENTATIONS),
    VISIBLE_FIELD,
    ...ORDER_FIELDS,
  ],
});
