import { contentType } from './content-model.ts';
import { choice, object, slug, symbol, symbols, text } from './fields.ts';
import { entries, image, images } from './link-fields.ts';
import { ORDER_FIELDS, VISIBLE_FIELD } from './shared-fields.ts';

const MACHINE_TYPES = ['vending', 'locker'] as const;
const MACHINE_TEMPERATURES = ['ambient', 'refrigerated', 'frozen', 'multi', 'controlled'] as const;

const SPEC_HELP = 'Shown in the specification table. Empty lines are left out.';

export const machine = contentType({
  id: 'machine',
  name: 'Machine or locker',
  description: 'A vending machine or smart locker, with its own page under /machines.',
  displayField: 'title',
  fields: [
    symbol('title', 'Title', { required: true }),
    slug('slug', '/machines/…'),
    choice('type', 'Type', MACHINE_TYPES, { help: 'Decides in which list it stands.' }),
    choice('temperature', 'Temperature', MACHINE_TEMPERATURES, { help: 'Shown as a badge.' }),
    text('description', 'Description', { required: true }),
    symbols('features', 'Features', {
      help: 'One line each; the page splits them into two halves.',
    }),
    images('images', 'Pictures', {
      help: 'The first is the main picture, the next three are additional views.',
    }),
    image('thumbnail', 'Picture on cards', { help: 'Empty uses the first picture.' }),
    symbol('dimensions', 'Dimensions', { help: SPEC_HELP }),
    symbol('weight', 'Weight'),
    symbol('powerRequirements', 'Power requirements'),
    symbol('capacity', 'Capacity'),
    symbol('paymentOptions', 'Payment options'),
    symbol('connectivity', 'Connectivity'),
    symbol('manufacturer', 'Manufacturer'),
    symbol('warranty', 'Warranty'),
    object('specs', 'Specifications', {
      help: 'Names and values, for example {"dimensions": "90 x 60 cm"}. When filled in, it replaces the lines above.',
    }),
    symbol('customizationTitle', 'Customization: heading'),
    text('customizationText', 'Customization: text', { help: 'Empty shows the built-in note.' }),
    symbol('softwareCompatibilityTitle', 'Software: heading'),
    text('softwareCompatibilityText', 'Software: text', { help: 'Empty shows the built-in note.' }),
    entries('deploymentExamples', 'Deployment examples', ['example']),
    VISIBLE_FIELD,
    ...ORDER_FIELDS,
  ],
});
