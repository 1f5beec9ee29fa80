import { contentType } from './content-model.ts';
import { symbol, text } from './fields.ts';
import { entries } from './link-fields.ts';
import { NAVIGATION_FIELD } from './shared-fields.ts';

export const contactPageContent = contentType({
  id: 'contactPageContent',
  name: 'Contact page',
  description: 'The words of /contact. Keep one entry.',
  displayField: 'introTitle',
  fields: [
    NAVIGATION_FIELD,
    symbol('introTitle', 'Introduction: heading', { required: true }),
    text('introDescription', 'Introduction: text'),
    symbol('formSectionTitle', 'Form: heading'),
    text('consentText', 'Form: consent', {
      help: 'What a visitor agrees to by sending a form. It stands under every form and is stored with the message. Empty shows nothing.',
    }),
    symbol('emailCardTitle', 'Email: heading'),
    symbol('emailAddress', 'Email address'),
    symbol('emailResponseTime', 'Email: note', { help: 'For example when you answer.' }),
    symbol('phoneCardTitle', 'Phone: heading'),
    symbol('phoneNumber', 'Phone number', { help: 'With country code: +1 …' }),
    symbol('phoneAvailability', 'Phone: note', { help: 'For example your hours.' }),
    symbol('addressCardTitle', 'Address: heading'),
    text('address', 'Postal address', { help: 'One line of the address per line.' }),
    symbol('addressType', 'Address: note', { help: 'For example “Mailing address”.' }),
    symbol('faqSectionTitle', 'Questions: heading'),
    entries('faqItems', 'Questions', ['faqItem']),
  ],
});
