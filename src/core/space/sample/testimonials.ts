import { testimonial } from '../model/testimonial.ts';
import { testimonialSection } from '../model/testimonial-section.ts';
import type { TESTIMONIAL_PAGE_KEYS } from '../model/testimonial-section.ts';
import { picture } from './pictures.ts';
import type { PictureName } from './pictures.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

/** Samples only: nobody said these words. Name and company say so wherever they show. */
function sampleQuote(
  name: string,
  author: string,
  position: string,
  rating: number,
  avatar: PictureName,
  quote: string,
): SampleEntry<'testimonial'> {
  return sampleEntry(testimonial, `testimonial-${name}`, {
    quote,
    author: `Sample Name ${author}`,
    position,
    company: 'Sample Company',
    rating,
    image: picture(avatar),
  });
}

const ROUTE = sampleQuote(
  'route',
  'A',
  'Operations lead',
  5,
  'avatar-3',
  'We stopped driving to machines that were still full. The route sheet now writes itself, and it is right.',
);
const RANGE = sampleQuote(
  'range',
  'B',
  'Category manager',
  5,
  'avatar-1',
  'Changing a range used to take a week of visits. Now we publish the planogram and the drivers find it in their crates.',
);
const PICKUP = sampleQuote(
  'pickup',
  'C',
  'Store manager',
  4,
  'avatar-2',
  'Pickup orders no longer wait in line at the register. Customers scan, the cell opens, and we see that it was emptied.',
);
const FRESH = sampleQuote(
  'fresh',
  'D',
  'Kitchen manager',
  5,
  'avatar-4',
  'The price steps in the evening sell what we used to throw away. The log answers the inspector’s questions.',
);
const CHECKS = sampleQuote(
  'checks',
  'B',
  'Compliance officer',
  4,
  'avatar-1',
  'Refused checks are in the same record as sales. That is the part an auditor asks for first.',
);
const SITES = sampleQuote(
  'sites',
  'C',
  'Expansion manager',
  5,
  'avatar-2',
  'We tried three lobbies with one template and kept the two that worked. Moving the third machine took a morning.',
);
const REFUND = sampleQuote(
  'refund',
  'A',
  'Customer service lead',
  5,
  'avatar-3',
  'When an item sticks, the money is back before the customer has found our phone number.',
);
const WALL = sampleQuote(
  'wall',
  'D',
  'Facility manager',
  4,
  'avatar-4',
  'The wall unit went up in an afternoon, and the corridor is still as wide as before.',
);
const MIXED = sampleQuote(
  'mixed',
  'A',
  'Vending operator',
  5,
  'avatar-3',
  'Our older machines and the new lockers stand in one list. The team had to learn one screen.',
);
const EXPORTS = sampleQuote(
  'exports',
  'D',
  'Finance manager',
  4,
  'avatar-4',
  'I can follow a figure in the monthly report down to the single receipt, and export both.',
);

type PageKey = (typeof TESTIMONIAL_PAGE_KEYS)[number];

function section(
  pageKey: PageKey,
  title: string,
  subtitle: string,
  quotes: SampleEntry<'testimonial'>[],
): SampleEntry {
  return sampleEntry(testimonialSection, `testimonials-${pageKey}`, {
    title,
    subtitle,
    pageKey,
    testimonials: linksTo(quotes),
  });
}

const NOTE = 'Sample quotes. Replace them with what your customers have agreed to say.';

export const testimonialEntries: SampleEntry[] = [
  section('home', 'Trusted by Industry Leaders', NOTE, [ROUTE, PICKUP, FRESH]),
  section('products', 'What a range change feels like', NOTE, [RANGE, FRESH, CHECKS]),
  section('business-goals', 'Goals, in the words of those who run them', NOTE, [
    SITES,
    ROUTE,
    REFUND,
  ]),
  section('machines', 'From the people who refill them', NOTE, [WALL, PICKUP, MIXED]),
  section('technology', 'From the office behind the machines', NOTE, [MIXED, EXPORTS]),
  ROUTE,
  RANGE,
  PICKUP,
  FRESH,
  CHECKS,
  SITES,
  REFUND,
  WALL,
  MIXED,
  EXPORTS,
];
