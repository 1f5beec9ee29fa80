import { contentType } from './content-model.ts';
import { integer, symbol, symbols, text } from './fields.ts';
import { entries, image } from './link-fields.ts';

export const technologySection = contentType({
  id: 'technologySection',
  name: 'Technology section',
  description: 'A row of /technology, and part of the page of every technology that lists it.',
  fields: [
    symbol('title', 'Title', { required: true }),
    text('summary', 'Summary', { required: true }),
    symbols('bulletPoints', 'Points', { help: 'Three to five short lines.' }),
    image('sectionImage', 'Picture'),
    entries('features', 'Features', ['technologyFeature']),
    symbol('sectionType', 'Kind of section', {
      help: 'For example software, hardware or payments.',
    }),
    integer('displayOrder', 'Place on the page', { help: '1 comes first.' }),
  ],
});
