import type { IconName } from '../icons/icon-names.ts';
import { machinePicture } from '../media/built-in-picture.ts';
import type { TechnologyPage, TechnologySection } from './technology.ts';
import type { Technology } from './to-technology.ts';

export const FALLBACK_TECHNOLOGY_PAGE: TechnologyPage = {
  hero: {
    title: 'Our Technology Platform',
    description:
      'One live record of every machine, lane and cell, from the payment terminal to the report on your desk.',
    picture: machinePicture(
      'hero',
      'A vending machine and a ten-cell smart locker in a bright lobby',
    ),
    primary: { text: 'Request a Demo', url: '/contact' },
    secondary: { text: 'Explore Features', url: '#features' },
  },
  intro: {
    title: 'What happens between the tap and the report',
    description:
      'A sale touches hardware, payment, stock and people. Each part below does one of these jobs and tells the others.',
  },
};

export const FALLBACK_TECHNOLOGY_SECTIONS: TechnologySection[] = [
  {
    id: 'built-in-controller',
    title: 'The controller in the machine',
    summary:
      'A small computer talks to motors, locks, sensors and the payment terminal, and keeps selling when the line is down.',
    points: [
      'Fits machines of several makers',
      'Sells offline and reports later',
      'Updates itself at quiet hours',
    ],
    picture: machinePicture(
      'divi',
      'A tall vending machine with a canopy and side wing, its shelves stocked with packs and bottles',
    ),
    sectionType: 'hardware',
    features: [
      feature(
        'controller-offline',
        'Offline sales',
        'Sales go on without a line and are settled once it returns.',
        'wifi',
      ),
      feature(
        'controller-sensors',
        'Sensors',
        'Doors, temperature and drops are watched and recorded.',
        'thermometer',
      ),
    ],
  },
  {
    id: 'built-in-stock',
    title: 'Stock and planograms',
    summary:
      'Every lane knows its product, price, count and shelf life. Changes are made at a desk and reach the machine in a moment.',
    points: ['Live count per lane', 'Planograms copied between sites', 'Oldest goods leave first'],
    picture: machinePicture('wall', 'A compact white and blue vending machine mounted on a wall'),
    sectionType: 'software',
    features: [
      feature(
        'stock-alerts',
        'Low-stock alerts',
        'A lane that runs low names itself before it is empty.',
        'bell',
      ),
      feature(
        'stock-kits',
        'Pre-kitting',
        'Refills are packed by machine and lane in the warehouse.',
        'package-open',
      ),
    ],
  },
  {
    id: 'built-in-pickup',
    title: 'Pickup and lockers',
    summary:
      'Orders from your shop reserve a cell of the right size; the customer opens it with a code or a scan.',
    points: ['Codes, scans and cards', 'Reminders and time limits', 'A record of every door'],
    picture: machinePicture(
      'locker',
      'A ten-cell smart locker with one door open and parcels inside',
    ),
    sectionType: 'software',
    features: [
      feature(
        'pickup-orders',
        'Order link',
        'Web orders arrive by themselves and free the cell when collected.',
        'network',
      ),
      feature(
        'pickup-returns',
        'Returns',
        'Goods come back through the same doors, with their own code.',
        'refresh-cw',
      ),
    ],
  },
];

/** The built-in sections as one technology, so that its page and the detailed layout exist too. */
export const FALLBACK_TECHNOLOGIES: Technology[] = [
  {
    id: 'built-in-platform',
    slug: 'platform',
    title: FALLBACK_TECHNOLOGY_PAGE.hero.title,
    description: FALLBACK_TECHNOLOGY_PAGE.hero.description,
    picture: FALLBACK_TECHNOLOGY_PAGE.hero.picture,
    sections: FALLBACK_TECHNOLOGY_SECTIONS,
  },
];

function feature(id: string, title: string, description: string, icon: IconName) {
  return { id: `built-in-${id}`, title, description, icon, items: [] };
}
