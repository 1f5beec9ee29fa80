import { contentType } from './content-model.ts';
import { symbol, text } from './fields.ts';
import { ADDRESS_HELP } from './shared-fields.ts';

/** The four fields of one of the six feature tiles. The address id has a lower-case u, as existing spaces do. */
function tileFields<const N extends 1 | 2 | 3 | 4 | 5 | 6>(n: N) {
  return [
    symbol(`feature${n}Title`, `Tile ${n}: title`),
    text(`feature${n}Description`, `Tile ${n}: text`, { help: 'One or two short sentences.' }),
    symbol(`feature${n}Icon`, `Tile ${n}: icon`, {
      help: 'ShoppingCart, Award, Globe, BarChart3, Shield or Zap.',
    }),
    symbol(`feature${n}url`, `Tile ${n}: address`, { help: ADDRESS_HELP }),
  ] as const;
}

export const homePageContent = contentType({
  id: 'homePageContent',
  name: 'Home page',
  description: 'The words of the home page. Keep one entry. Slides are entries of their own.',
  displayField: 'featuresSectionTitle',
  fields: [
    symbol('featuresSectionTitle', 'Feature tiles: heading'),
    text('featuresSectionDescription', 'Feature tiles: text'),
    ...tileFields(1),
    ...tileFields(2),
    ...tileFields(3),
    ...tileFields(4),
    ...tileFields(5),
    ...tileFields(6),
    symbol('productCategoriesTitle', 'Product types: heading', { required: true }),
    text('productCategoriesDescription', 'Product types: text'),
    symbol('businessGoalsTitle', 'Business goals: heading', { required: true }),
    text('businessGoalsDescription', 'Business goals: text'),
    symbol('availableMachines', 'Machines: heading'),
    text('availableMachinesDescription', 'Machines: text'),
  ],
});
