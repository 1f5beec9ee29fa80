import { contactPageContent } from '../model/contact-page-content.ts';
import { faqItem } from '../model/faq-item.ts';
import { doc, p, ul } from './rich-text.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

const FAQ = [
  sampleEntry(faqItem, 'faq-existing-machines', {
    question: 'Can I connect the machines I already own?',
    answer: doc(
      p(
        'Often, yes. Machines with an MDB payment bus can take cashless payment and report sales. A DEX port adds audit data. Send us the type plates and we tell you what each machine can report.',
      ),
      p('Lane-level stock needs a drop sensor. See the [controller](/technology/machine-control).'),
    ),
  }),
  sampleEntry(faqItem, 'faq-first-site', {
    question: 'What do I need for the first site?',
    answer: doc(
      ul(
        'A level floor or a load-bearing wall, and one grounded outlet',
        'A network: mobile, Wi-Fi or a cable',
        'An agreement with the owner of the site',
        'A product list with sizes and prices',
      ),
    ),
  }),
  sampleEntry(faqItem, 'faq-payment', {
    question: 'Which payments are accepted?',
    answer: doc(
      p(
        'Contactless cards, phone wallets and QR codes. Badges can be added for staff. Coins and notes are possible where the machine has the slot for them.',
      ),
    ),
  }),
  sampleEntry(faqItem, 'faq-offline', {
    question: 'What happens when the network is down?',
    answer: doc(
      p(
        'The machine goes on selling within the limits you set. Sales, temperature values and door openings are stored on board and sent when the line is back.',
      ),
    ),
  }),
  sampleEntry(faqItem, 'faq-age', {
    question: 'How are age-restricted goods handled?',
    answer: doc(
      p(
        'The menu stays closed until a check has passed. The method, the hours and the limits follow the site. Selling such goods needs the licenses of the place where the machine stands; those stay with you. See [Vape & Cannabis](/products/vape).',
      ),
    ),
  }),
  sampleEntry(faqItem, 'faq-locker-size', {
    question: 'How many locker cells do I need?',
    answer: doc(
      p(
        'Count the orders of a busy day, add those that people leave until the next day, and keep a fifth of the cells free. Our post on [sizing a parcel locker](entry:sample-post-sizing-a-parcel-locker) walks through an example.',
      ),
    ),
  }),
  sampleEntry(faqItem, 'faq-data', {
    question: 'Who owns the sales data?',
    answer: doc(
      p(
        'You do. You can export sales, refills and faults as CSV at any time, and through an interface for your own tools.',
      ),
    ),
  }),
  sampleEntry(faqItem, 'faq-trial', {
    question: 'Can I try one machine first?',
    answer: doc(
      p(
        'Yes. We suggest one site, one goal and a date on which you decide. The page on how to [expand your footprint](/business-goals/expand-footprint) shows what the trial report holds.',
      ),
    ),
  }),
];

export const contactEntries: SampleEntry[] = [
  sampleEntry(contactPageContent, 'contact-page', {
    navigationLinkText: 'Contact',
    introTitle: 'Contact Us',
    introDescription:
      'Tell us what you sell and where. We reply with a setup that fits, and what it takes to get it running.',
    formSectionTitle: 'Send Us a Message',
    consentText: 'We use what you enter here to answer your message and for nothing else.',
    emailCardTitle: 'Email',
    emailAddress: 'hello@example.com',
    emailResponseTime: 'Sample note: we answer within one working day',
    phoneCardTitle: 'Phone',
    phoneNumber: '+1 555 0142',
    phoneAvailability: 'Sample hours: Monday to Friday, 9 am to 5 pm',
    addressCardTitle: 'Post',
    address: 'Vending Solutions\n100 Sample Street\nSample City, ST 00000',
    addressType: 'Sample mailing address',
    faqSectionTitle: 'Frequently Asked Questions',
    faqItems: linksTo(FAQ),
  }),
  ...FAQ,
];
