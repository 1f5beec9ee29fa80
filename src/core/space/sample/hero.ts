import { heroContent } from '../model/hero-content.ts';
import { picture } from './pictures.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

const SLIDER_ID = 'home-slider';

export const heroEntries: SampleEntry[] = [
  sampleEntry(heroContent, 'slide-lobby', {
    sliderId: SLIDER_ID,
    slideOrder: 1,
    title: 'Vend Anything You Sell',
    subtitle:
      'One dashboard shows stock, sales and faults of every machine and locker, whoever built them.',
    image: picture('hero'),
    imageAlt: 'A vending machine and a ten-cell smart locker in a bright lobby',
    primaryButtonText: 'Request a Demo',
    primaryButtonUrl: '/contact',
    secondaryButtonText: 'Explore machines',
    secondaryButtonUrl: '/machines',
    featureItems: [
      'Hardware Agnostic',
      'Real-time Inventory',
      'Multiple Payment Options',
      'Advanced Analytics',
    ],
    badgeText: 'Works with multiple machine models',
    backgroundClass: 'mist',
    transitionEffect: 'fade',
    slideDuration: 7,
  }),
  sampleEntry(heroContent, 'slide-outdoor', {
    sliderId: SLIDER_ID,
    slideOrder: 2,
    title: 'Open After the Shop Has Closed',
    subtitle:
      'Weather-protected machines and lockers sell and hand over at hours that no counter can cover.',
    image: picture('outdoor-dusk'),
    imageAlt: 'A lit outdoor vending machine under its canopy at dusk',
    primaryButtonText: 'See machines and lockers',
    primaryButtonUrl: '/machines',
    secondaryButtonText: 'Plan a new site',
    secondaryButtonUrl: '/business-goals/expand-footprint',
    featureItems: ['Rain canopy', 'Lit front', 'Sales kept offline', 'Alerts to your phone'],
    badgeText: 'Indoors and outdoors',
    backgroundClass: 'mist',
    transitionEffect: 'fade',
    slideDuration: 7,
  }),
  sampleEntry(heroContent, 'slide-dashboard', {
    sliderId: SLIDER_ID,
    slideOrder: 3,
    title: 'Know What Sells Before You Drive',
    subtitle:
      'Live stock, faults and routes on one screen, so that every stop has a reason and every crate a place.',
    image: picture('ui-dashboard'),
    imageAlt: 'The operations dashboard with sales by day and live stock',
    primaryButtonText: 'Explore the technology',
    primaryButtonUrl: '/technology',
    secondaryButtonText: 'Fleet management',
    secondaryButtonUrl: '/business-goals/fleet-management',
    featureItems: ['Live stock', 'Pre-packed loads', 'Shorter routes', 'Scheduled reports'],
    badgeText: 'One dashboard for the whole fleet',
    backgroundClass: 'mist',
    transitionEffect: 'fade',
    slideDuration: 7,
  }),
];
