import { goalPicture, machinePicture } from '../media/built-in-picture.ts';
import type { Picture } from '../media/picture.ts';
import type { Feature } from '../features/feature.ts';
import type { IconName } from '../icons/icon-names.ts';
import type { GoalCard, GoalsPage } from './goal.ts';
import { GOAL_ICONS } from './to-goal-card.ts';
import type { Goal } from './to-goal.ts';

/** What pages show in place of the drawing of their card. */
const SCENES: ReadonlyMap<string, Picture> = new Map([
  [
    'expand-footprint',
    machinePicture(
      'transit-hall',
      'A vending machine and a twenty-cell locker on a station platform',
    ),
  ],
  [
    'bopis',
    machinePicture('hand-over', 'A hand that lifts a paper bag of groceries out of a locker cell'),
  ],
  [
    'fleet-management',
    machinePicture(
      'driver',
      'A driver at the screen of a vending machine, with a hand truck of three crates',
    ),
  ],
  [
    'customer-satisfaction',
    machinePicture('customer', 'A woman who pays by card at a vending machine in a break room'),
  ],
]);

/** The six built-in goals (part 2 section 2) as their cards show them. */
const DRAWN_GOALS: Goal[] = [
  goal({
    slug: 'expand-footprint',
    title: 'Expand Your Footprint',
    description:
      'Open points of sale in lobbies, platforms and campuses without signing a shop lease.',
    alt: 'A blue vending machine in the middle of six smaller ones on rings',
    benefits: [
      'New sites without building work',
      'Test a location for weeks, move on if it does not pay',
      'One assortment, adjusted site by site',
      'The same team runs more doors',
    ],
    features: [
      ['Site by site', 'Every machine carries its own prices, hours and planogram.', 'map-pin'],
      ['Copy a site', 'Start the next location from the setup of one that works.', 'layers'],
      ['Compare sites', 'See which places earn their machine and which do not.', 'chart-column'],
    ],
  }),
  goal({
    slug: 'bopis',
    title: 'Buy Online, Pickup In Store (BOPIS)',
    description: 'Hand over web orders from a locker cell, day or night, with a code or a scan.',
    alt: 'A pickup code on a screen beside a locker with one open cell',
    benefits: [
      'Pickup outside opening hours',
      'No line at the counter for paid orders',
      'Returns through the same doors',
      'A record of every handover',
    ],
    features: [
      ['Order link', 'Your shop sends the order, the software reserves the right cell.', 'network'],
      ['Pickup code', 'The customer gets a code or a scan, and a reminder if needed.', 'qr-code'],
      ['Time limits', 'Uncollected orders free their cell and tell your team.', 'clock'],
    ],
  }),
  goal({
    slug: 'marketing-and-promotions',
    title: 'Marketing & Promotions',
    description: 'Bundles, happy hours and screen campaigns that start and stop on schedule.',
    alt: 'An offer card with a happy-hour badge and a count of redeemed offers',
    benefits: [
      'Campaigns on every screen at once',
      'Offers that end when they should',
      'Results per machine, not per guess',
      'Samples handed out one per person',
    ],
    features: [
      ['Schedules', 'Set start, end and sites; the machines do the rest.', 'calendar-clock'],
      ['Bundles', 'Two products, one price, one tap to pay.', 'tag'],
      ['Screen stories', 'Pictures and films between two sales, never during one.', 'monitor'],
    ],
  }),
  goal({
    slug: 'data-analytics',
    title: 'Data & Analytics',
    description: 'Find the slots that earn, the ones that waste, and the reasons behind both.',
    alt: 'A rising line chart titled Revenue per machine',
    benefits: [
      'Sales, margin and waste per slot',
      'Reports that arrive by themselves',
      'Exports for your own tools',
      'Decisions on last night, not last quarter',
    ],
    features: [
      ['Slot view', 'Every lane with what it sold, missed and threw away.', 'layout-grid'],
      ['Reports', 'Daily, weekly or at month end, to the people who act on them.', 'file-text'],
      ['Data export', 'Pull the figures into accounting or planning.', 'database'],
    ],
  }),
  goal({
    slug: 'fleet-management',
    title: 'Fleet Management',
    description: 'Plan shorter routes with pre-packed loads and fewer wasted stops.',
    alt: 'A delivery van on a dotted route with three stops',
    benefits: [
      'Drive only where something runs low',
      'Vans packed before they leave',
      'Faults reported by the machine itself',
      'One view over makers and models',
    ],
    features: [
      ['Routes', 'Stops ordered by need, distance and opening hours.', 'route'],
      ['Pre-kitting', 'Pack crates per machine and lane in the warehouse.', 'package-open'],
      ['Alerts', 'Door open, too warm, offline: the right person hears of it.', 'bell'],
    ],
  }),
  goal({
    slug: 'customer-satisfaction',
    title: 'Customer Satisfaction',
    description: 'Answer refunds in minutes and stop the problems that cause them.',
    alt: 'Five stars above a message that a refund was sent',
    benefits: [
      'Refunds without a form or a phone line',
      'Every machine reachable through a scan',
      'Ratings that name the machine and the lane',
      'Full shelves where people expect them',
    ],
    features: [
      ['Scan for help', 'A code on the door opens the report for that machine.', 'qr-code'],
      ['Refunds', 'See the sale beside the complaint and settle it at once.', 'receipt'],
      ['Causes', 'Repeated reports about one lane become a task.', 'wrench'],
    ],
  }),
];

/** Each has a page of its own. */
export const FALLBACK_GOALS: Goal[] = DRAWN_GOALS.map((goal) => ({
  ...goal,
  picture: SCENES.get(goal.slug) ?? goal.picture,
}));

export const FALLBACK_GOAL_CARDS: GoalCard[] = DRAWN_GOALS.map(
  ({ id, slug, title, description, icon, picture }) => ({
    id,
    slug,
    title,
    description,
    icon,
    picture,
  }),
);

export const FALLBACK_GOALS_PAGE: GoalsPage = {
  hero: {
    title: 'Business Goals',
    description:
      'Start from the result you need. Each goal comes with the machines, rules and reports that get you there.',
    picture: machinePicture(
      'locker',
      'A ten-cell smart locker with one door open and parcels inside',
    ),
    primary: { text: 'Request a Demo', url: '/contact' },
    secondary: { text: 'Explore Goals', url: '#goals-section' },
  },
  intro: {
    title: 'What should the machine do for you?',
    description:
      'Nobody buys a machine for its own sake. Choose the outcome first; the setup follows from it.',
  },
  goalsSection: {
    title: 'Business Goals We Help You Achieve',
    description: 'Six outcomes that operators and brands ask us for.',
  },
  keyBenefits: {
    title: 'What every goal brings with it',
    description: '',
    items: [
      'One platform for machines and lockers of several makers',
      'Live stock, sales and temperature',
      'Prices and campaigns from your desk',
      'Refunds and faults handled in one place',
    ],
  },
  customSolution: {
    title: 'A goal that is not on the list?',
    description: 'Describe it in your own words. We answer with what is possible and what is not.',
    action: { text: 'Talk to Us', url: '/contact' },
  },
  testimonials: { title: '', description: '' },
  inquiryPoints: [
    'A demo for the goal you chose',
    'A recommendation for machines and sites',
    'A clear list of what happens next',
  ],
};

type BuiltInGoal = Pick<Goal, 'slug' | 'title' | 'description' | 'benefits'> & {
  alt: string;
  features: [title: string, description: string, icon: IconName][];
};

function goal({ alt, features, ...words }: BuiltInGoal): Goal {
  const id = `built-in-${words.slug}`;
  return {
    id,
    ...words,
    icon: { kind: 'name', name: GOAL_ICONS.get(words.slug) ?? 'target' },
    picture: goalPicture(words.slug, alt),
    features: features.map(([title, description, icon], index): Feature => {
      return { id: `${id}-feature-${index + 1}`, title, description, icon, screenshot: null };
    }),
    video: null,
    recommendedMachines: [],
  };
}
