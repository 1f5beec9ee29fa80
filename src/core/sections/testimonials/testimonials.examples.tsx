import type { ReactNode } from 'react';
import type { Testimonial } from '#content/testimonials/testimonial.ts';
import { Testimonials } from './testimonials.tsx';

const words = { title: 'Trusted by Industry Leaders', subtitle: 'Sample quotes for this gallery.' };
const first: Testimonial = {
  id: 'first',
  author: 'Sample Name',
  quote:
    'We stopped driving to machines that were still full. The route sheet now writes itself, and it is right.',
  company: 'Sample Company',
  position: 'Operations lead',
  rating: 5,
  avatar: null,
};
const second: Testimonial = {
  ...first,
  id: 'second',
  author: 'Another Sample',
  quote: 'Refunds used to be a phone call.',
  company: '',
  rating: 4,
  avatar: { url: '/pictures/cosmetics-1200.webp', alt: '', width: 1200, height: 900 },
};
const long: Testimonial = {
  ...first,
  id: 'long',
  author: 'Unknown',
  quote:
    'The lockers were the part we feared, because three carriers and our own staff share them. Each has its own codes now, the cells free themselves when a parcel is not fetched in time, and the building manager has stopped writing to us about it, which he did every Monday for two years.',
  company: 'Sample Residences',
  position: '',
  rating: 3,
};

/** Testimonials in every state. */
export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'several',
    render: () => <Testimonials section={{ ...words, testimonials: [first, second, long] }} />,
  },
  {
    name: 'one, under the page’s own heading',
    render: () => (
      <Testimonials
        section={{ ...words, testimonials: [second] }}
        words={{
          title: 'What goal owners say',
          description: "A page's own words stand before the section's.",
        }}
      />
    ),
  },
  { name: 'none', render: () => <Testimonials section={{ ...words, testimonials: [] }} /> },
];
