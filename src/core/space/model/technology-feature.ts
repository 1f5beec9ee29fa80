import { contentType } from './content-model.ts';
import { integer, symbol, symbols, text } from './fields.ts';
import { ICON_HELP } from './feature.ts';

export const technologyFeature = contentType({
  id: 'technologyFeature',
  name: 'Technology feature',
  description: 'A feature inside a technology section.',
  fields: [
    symbol('title', 'Title', { required: true }),
    text('description', 'Description', { required: true }),
    symbol('icon', 'Icon', { help: ICON_HELP }),
    symbols('items', 'Details', { help: 'Short lines below the text.' }),
    integer('displayOrder', 'Place in the section', { help: '1 comes first.' }),
  ],
});
