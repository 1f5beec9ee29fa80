import { entryLink } from '../contentful-export.ts';
import { heroContent } from '../model/hero-content.ts';
import { page } from '../model/page.ts';
import {
  callToAction,
  cardsSection,
  figuresSection,
  formSection,
  logosSection,
  pictureSection,
  questionsSection,
  sectionCard,
  textSection,
  videoSection,
} from '../model/page-sections.ts';
import { machineId } from './machines.ts';
import { picture } from './pictures.ts';
import { doc, p, ul } from './rich-text.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';
import { sampleVideo } from './videos.ts';

const HERO = sampleEntry(heroContent, 'break-room-hero', {
  title: 'A Break Room That Stays Open',
  subtitle:
    'Fresh meals, snacks and drinks at any hour, in a corner of the room you have. This is a sample page, made of sections.',
  image: picture('break-room'),
  imageAlt: 'A vending machine with fresh meals in a bright break room',
  primaryButtonText: 'Ask for a plan',
  primaryButtonUrl: '#form',
  featureItems: ['Open at all hours', 'Payment by badge', 'Price steps in the evening'],
  badgeText: 'For employers and campuses',
  backgroundClass: 'mist',
});

const TEXT = sampleEntry(textSection, 'break-room-text', {
  title: 'What changes with a machine in the room',
  body: doc(
    p(
      'Shifts end when canteens are closed. A chilled machine keeps meals within reach, records their temperature, and stops selling a lane that was too warm.',
    ),
    ul(
      'Staff pay with their badge, a card or a phone',
      'Meals get cheaper on the evening of their last day',
      'Refills follow the sales of the day before',
    ),
  ),
});

const PICTURE = sampleEntry(pictureSection, 'break-room-picture', {
  title: 'It needs less room than a desk',
  body: doc(
    p(
      'A machine on the wall takes no floor at all, and a cabinet stands on less than a square meter. Measure the door on the way, and leave a hand’s width behind it for air.',
    ),
  ),
  image: picture('office-wall'),
  imageAlt: 'A machine on the wall of an office, between a plant and a counter',
  pictureSide: 'right',
  buttonText: 'See all machines',
  buttonUrl: '/machines',
});

const CARD = sampleEntry(sectionCard, 'break-room-card', {
  title: 'Parcels for the staff',
  description: 'A locker beside the machine takes deliveries in and hands them out by code.',
  image: picture('parcels'),
  url: '/machines/parcel-bank',
});

const CARDS = sampleEntry(cardsSection, 'break-room-cards', {
  title: 'Machines that suit a break room',
  description: 'Each can be run with the same product list and the same badge.',
  cards: [
    entryLink('machine', machineId('coolfront')),
    entryLink('machine', machineId('duo')),
    entryLink('machine', machineId('option-2-wall-mount')),
    ...linksTo([CARD]),
  ],
});

const FIGURES = sampleEntry(figuresSection, 'break-room-figures', {
  title: 'What one machine can look like',
  figures: [
    '40 | lanes, each with its own price',
    '4 °C | kept in the chilled part',
    '24 | hours open',
  ],
  source: 'Sample figures. Replace them with your own, and say where they come from.',
});

const QUESTIONS = sampleEntry(questionsSection, 'break-room-questions', {
  title: 'What employers ask first',
  questions: [
    entryLink('faqItem', 'sample-faq-first-site'),
    entryLink('faqItem', 'sample-faq-payment'),
    entryLink('faqItem', 'sample-faq-offline'),
  ],
});

const LOGOS = sampleEntry(logosSection, 'break-room-logos', {
  title: 'Sample logos: show only those that you may',
  logos: [picture('logo-1'), picture('logo-2'), picture('logo-3'), picture('logo-4')],
});

const VIDEO = sampleEntry(videoSection, 'break-room-video', {
  title: 'The morning after',
  description: 'How the sales of a day become the refill route of the next morning.',
  ...sampleVideo('morning-route'),
});

const THANKS_TEXT = sampleEntry(textSection, 'break-room-thanks-text', {
  title: 'What happens now',
  body: doc(
    p(
      'This sample page shows after the form of the page “Break rooms” was sent. On your own site, say here who reads the message, and by when an answer comes.',
    ),
  ),
});

/** Leads nobody here but the form, and search engines are kept away. */
const THANKS = sampleEntry(page, 'page-break-room-thanks', {
  title: 'Thank you for your message',
  slug: 'break-rooms-thanks',
  description: 'A sample page of thanks: it shows after the form of another page was sent.',
  sections: linksTo([THANKS_TEXT]),
  menuPlace: 'nowhere',
  indexed: false,
});

const FORM = sampleEntry(formSection, 'break-room-form', {
  title: 'Tell us about your room',
  description: 'How many people, which hours, and what they eat today is enough to begin with.',
  subject: 'Break room plan',
  thankYouPage: entryLink('page', THANKS.id),
});

const CALL = sampleEntry(callToAction, 'break-room-call', {
  title: 'Begin with one machine',
  description: 'One room, one product list, and a date on which you decide.',
  buttonText: 'Ask for a plan',
  buttonUrl: '#form',
  secondButtonText: 'Business goals',
  secondButtonUrl: '/business-goals',
});

const SECTIONS = [HERO, TEXT, PICTURE, CARDS, FIGURES, QUESTIONS, LOGOS, VIDEO, FORM, CALL];

/** One section of each kind, linked from nowhere: an example to look at; and the page of thanks after its form. */
export const landingPageEntries: SampleEntry[] = [
  sampleEntry(page, 'page-break-room', {
    title: 'Break rooms',
    slug: 'break-rooms',
    description: 'A sample page made of sections: machines for break rooms, open at any hour.',
    sections: [
      ...linksTo([HERO, TEXT, PICTURE, CARDS, FIGURES, QUESTIONS]),
      entryLink('testimonialSection', 'sample-testimonials-home'),
      ...linksTo([LOGOS, VIDEO, FORM, CALL]),
    ],
    menuPlace: 'nowhere',
  }),
  THANKS,
  ...SECTIONS,
  CARD,
  THANKS_TEXT,
];
