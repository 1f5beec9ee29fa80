import { contentType } from './content-model.ts';
import { symbol, symbols, text } from './fields.ts';
import { ADDRESS_HELP, BUTTON_HELP, HERO_FIELDS, NAVIGATION_FIELD } from './shared-fields.ts';

export const businessGoalsPageContent = contentType({
  id: 'businessGoalsPageContent',
  name: 'Business goals page',
  description: 'The words of /business-goals. Keep one entry.',
  displayField: 'introTitle',
  fields: [
    NAVIGATION_FIELD,
    ...HERO_FIELDS,
    symbol('introTitle', 'Introduction: heading', { required: true }),
    text('introDescription', 'Introduction: text'),
    symbol('goalsSectionTitle', 'Goals: heading'),
    text('goalsSectionDescription', 'Goals: text'),
    symbol('keyBenefitsTitle', 'Key benefits: heading'),
    text('keyBenefitsDescription', 'Key benefits: text'),
    symbols('keyBenefits', 'Key benefits', { help: 'One line each.' }),
    symbol('customSolutionTitle', 'Custom solution: heading'),
    text('customSolutionDescription', 'Custom solution: text'),
    symbol('customSolutionButtonText', 'Custom solution: button text', { help: BUTTON_HELP }),
    symbol('customSolutionButtonUrl', 'Custom solution: button address', { help: ADDRESS_HELP }),
    symbol('testimonialsSectionTitle', 'Testimonials: heading'),
    text('testimonialsSectionDescription', 'Testimonials: text'),
    symbols('inquiryBulletPoints', 'Points beside the form', { help: 'One line each.' }),
  ],
});
