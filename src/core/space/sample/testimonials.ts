import { testimonial } from '../model/testimonial.ts';
import { testimonialSection } from '../model/testimonial-section.ts';
import type { TESTIMONIAL_PAGE_KEYS } from '../model/testimonial-section.ts';
import { picture } from './pictures.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

const AVATARS = { A: 'avatar-3', B: 'avatar-1', C: 'avatar-2', D: 'avatar-4' } as const;

/** Samples only: nobody said these words. Name and company say so wherever they show. */
function sampleQuote(
  name: string,
  author: keyof typeof AVATARS,
  position: string,
  rating: number,
  quote: string,
): SampleEntry<'testimonial'> {
  return sampleEntry(testimonial, `testimonial-${name}`, {
    quote,
    author: `Sample Name ${author}`,
    position,
    company: 'Sample Company',
    rating,
    image: picture(AVATARS[author]),
  });
}

const QUOTES = {
  ROUTE: sampleQuote(
    'route',
    'A',
    'Operations lead',
    5,
    'We stopped driving to machines that were still full. The route sheet now writes itself, and it is right.',
  ),
  RANGE: sampleQuote(
    'range',
    'B',
    'Category manager',
    5,
    'Changing a range used to take a week of visits. Now we publish the planogram and the drivers find it in their crates.',
  ),
  PICKUP: sampleQuote(
    'pickup',
    'C',
    'Store manager',
    4,
    'Pickup orders no longer wait in line at the register. Customers scan, the cell opens, and we see that it was emptied.',
  ),
  FRESH: sampleQuote(
    'fresh',
    'D',
    'Kitchen manager',
    5,
    'The price steps in the evening sell what we used to throw away. The log answers the inspector’s questions.',
  ),
  CHECKS: sampleQuote(
    'checks',
    'B',
    'Compliance officer',
    4,
    'Refused checks are in the same record as sales. That is the part an auditor asks for first.',
  ),
  SITES: sampleQuote(
    'sites',
    'C',
    'Expansion manager',
    5,
    'We tried three lobbies with one template and kept the two that worked. Moving the third machine took a morning.',
  ),
  REFUND: sampleQuote(
    'refund',
    'A',
    'Customer service lead',
    5,
    'When an item sticks, the money is back before the customer has found our phone number.',
  ),
  WALL: sampleQuote(
    'wall',
    'D',
    'Facility manager',
    4,
    'The wall unit went up in an afternoon, and the corridor is still as wide as before.',
  ),
  MIXED: sampleQuote(
    'mixed',
    'A',
    'Vending operator',
    5,
    'Our older machines and the new lockers stand in one list. The team had to learn one screen.',
  ),
  EXPORTS: sampleQuote(
    'exports',
    'D',
    'Finance manager',
    4,
    'I can follow a figure in the monthly report down to the single receipt, and export both.',
  ),
};

type PageKey = (typeof TESTIMONIAL_PAGE_KEYS)[number];

function section(pageKey: PageKey, title: string, quotes: (keyof typeof QUOTES)[]): SampleEntry {
  return sampleEntry(testimonialSection, `testimonials-${pageKey}`, {
    title,
    subtitle: 'Sample quotes. Replace them with what your customers have agreed to say.',
    pageKey,
    testimonials: linksTo(quotes.map((name) => QUOTES[name])),
  });
}

export const testimonialEntries: SampleEntry[] = [
  section('home', 'Trusted by Industry Leaders', ['ROUTE', 'PICKUP', 'FRESH']),
  section('products', 'What a range change feels like', ['RANGE', 'FRESH', 'CHECKS']),
  section('business-goals', 'Goals, in the words of those who run them', [
    'SITES',
    'ROUTE',
    'REFUND',
  ]),
  section('machines', 'From the people who refill them', ['WALL', 'PICKUP', 'MIXED']),
  section('technology', 'From the office behind the machines', ['MIXED', 'EXPORTS']),
  ...Object.values(QUOTES),
];
