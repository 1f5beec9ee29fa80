import { contentType } from './content-model.ts';
import { symbol, text } from './fields.ts';
import { ADDRESS_HELP, BUTTON_HELP, HERO_FIELDS, NAVIGATION_FIELD } from './shared-fields.ts';

export const machinesPageContent = contentType({
  id: 'machinesPageContent',
  name: 'Machines page',
  description: 'The words of /machines. Keep one entry.',
  displayField: 'introTitle',
  fields: [
    NAVIGATION_FIELD,
    ...HERO_FIELDS,
    symbol('introTitle', 'Introduction: heading', { required: true }),
    text('introDescription', 'Introduction: text'),
    symbol('machineTypesTitle', 'Types of machine: heading'),
    text('machineTypesDescription', 'Types of machine: text'),
    symbol('customMachineCtaTitle', 'Custom machine: heading'),
    text('customMachineCtaDescription', 'Custom machine: text'),
    symbol('customMachineButtonText', 'Custom machine: button text', { help: BUTTON_HELP }),
    symbol('customMachineButtonUrl', 'Custom machine: button address', { help: ADDRESS_HELP }),
  ],
});
