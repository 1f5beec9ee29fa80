import type { ContactCard, ContactPage } from './contact-page.ts';

/**
 * Part 2 section 2: placeholder values until the owner words their own; `.example` reaches nobody. Never on a public
 * address.
 */
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
  // The privacy line of built-in mode; it links to the privacy text where there is one.
  consent: 'We use what you enter here to answer you.',
  faqTitle: 'Frequently Asked Questions',
  faq: [],
};

const noFact = ({ title }: ContactCard): ContactCard => ({ title, value: '', note: '' });

/** The built-in contact page; on a public site it names no way to reach anybody (content-model decision 28). */
export function builtInContactPage(publicSite: boolean): ContactPage {
  if (!publicSite) return FALLBACK_CONTACT_PAGE;
  const { email, phone, address } = FALLBACK_CONTACT_PAGE;
  return {
    ...FALLBACK_CONTACT_PAGE,
    email: noFact(email),
    phone: noFact(phone),
    address: noFact(address),
  };
}
