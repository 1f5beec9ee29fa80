import { contentType } from './content-model.ts';
import { integer, symbol, text } from './fields.ts';
import { image } from './link-fields.ts';

export const testimonial = contentType({
  id: 'testimonial',
  name: 'Testimonial',
  description: 'What a customer says. Publish only what the customer has agreed to.',
  displayField: 'author',
  fields: [
    text('quote', 'Quote'),
    symbol('author', 'Name'),
    symbol('position', 'Position'),
    symbol('company', 'Company'),
    integer('rating', 'Stars', { validations: [{ range: { min: 0, max: 5 } }], widget: 'rating' }),
    image('image', 'Portrait'),
  ],
});
