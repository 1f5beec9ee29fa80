import type { ContactPage } from './contact-page.ts';

/** Part 2 section 2: placeholder values until the owner words their own; `.example` reaches nobody. */
export const FALLBACK_CONTACT_PAGE: ContactPage = {
  intro: {
    title: 'Contact Us',
    description:
      'Tell us what you want to sell and where. We answer with a next step, not a brochure.',
  },
  email: {
    title: 'Email',
    value: 'hello@vending-solutions.example',
    note: 'We reply on working days',
  },
  phone: { title: 'Phone', value: '+1 555 0100', note: 'Monday to Friday, office hours' },
  address: {
    title: 'Address',
    value: 'Vending Solutions\n1 Example Street\nExample City',
    note: 'Mailing address',
  },
  formTitle: 'Send Us a Message',
  consent: '',
  faqTitle: 'Frequently Asked Questions',
  faq: [],
};
