import { contentType } from './content-model.ts';
import { symbol, symbols, text } from './fields.ts';
import { HERO_FIELDS, NAVIGATION_FIELD } from './shared-fields.ts';

export const productsPageContent = contentType({
  id: 'productsPageContent',
  name: 'Products page',
  description: 'The words of /products. Keep one entry.',
  displayField: 'purposeStatementTitle',
  fields: [
    NAVIGATION_FIELD,
    ...HERO_FIELDS,
    symbol('purposeStatementTitle', 'Purpose: heading', { required: true }),
    text('purposeStatementDescription', 'Purpose: text'),
    symbol('categoriesSectionTitle', 'Product types: heading'),
    text('categoriesSectionDescription', 'Product types: text'),
    symbol('keyFeaturesTitle', 'Key features: heading'),
    text('keyFeaturesDescription', 'Key features: text'),
    symbols('keyFeatures', 'Key features', { help: 'One line each.' }),
    symbol('demoRequestTitle', 'Form: heading'),
    text('demoRequestDescription', 'Form: text'),
    symbols('demoRequestBulletPoints', 'Points beside the form', { help: 'One line each.' }),
  ],
});
