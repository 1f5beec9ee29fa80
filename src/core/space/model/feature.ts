import { contentType } from './content-model.ts';
import { symbol, text } from './fields.ts';
import { image } from './link-fields.ts';

export const ICON_HELP =
  'A Lucide icon name such as Truck or shopping-cart (lucide.dev/icons), or none.';

export const feature = contentType({
  id: 'feature',
  name: 'Feature',
  description: 'A feature card on the page of a product type or a business goal.',
  fields: [
    symbol('title', 'Title', { required: true }),
    text('description', 'Description', { required: true }),
    symbol('icon', 'Icon', { help: ICON_HELP }),
    image('screenshot', 'Screenshot', { help: 'Shown instead of the icon.' }),
  ],
});
