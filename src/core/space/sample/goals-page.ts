import { businessGoalsPageContent } from '../model/business-goals-page-content.ts';
import { picture } from './pictures.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

export const goalsPageEntries: SampleEntry[] = [
  sampleEntry(businessGoalsPageContent, 'business-goals-page', {
    navigationLinkText: 'Business Goals',
    heroTitle: 'Business Goals',
    heroDescription:
      'Say what should change: more sites, fewer wasted stops, less waste, quicker pickups. The setup follows from that.',
    heroImage: picture('hero'),
    heroPrimaryButtonText: 'Request a Demo',
    heroPrimaryButtonUrl: '/contact',
    heroSecondaryButtonText: 'Explore goals',
    heroSecondaryButtonUrl: '#goals-section',
    introTitle: 'One goal at a time',
    introDescription:
      'Projects fail when a machine is bought first and a reason is found later. Choose the result you want to see, agree how it is measured, and start with one site.',
    goalsSectionTitle: 'Six goals operators start from',
    goalsSectionDescription:
      'Each page names the benefits, the features behind them and the machines that suit.',
    keyBenefitsTitle: 'What stays the same for every goal',
    keyBenefitsDescription: 'The platform underneath does not change when your goal does.',
    keyBenefits: [
      'One dashboard for vending machines and lockers',
      'A measure agreed before the first machine is placed',
      'A trial on one site before a rollout',
      'Data that you can export at any time',
      'Support for machines you already own',
    ],
    customSolutionTitle: 'Your goal is not on the list?',
    customSolutionDescription:
      'Tool cribs, key handover, uniform exchange, lost property: if it fits a lane or a cell, tell us about it.',
    customSolutionButtonText: 'Describe your goal',
    customSolutionButtonUrl: '/contact',
    testimonialsSectionTitle: 'How it feels a few months later',
    testimonialsSectionDescription:
      'Sample quotes. Replace them with what your customers have agreed to say.',
    inquiryBulletPoints: [
      'An outline of the first site and its measure',
      'Machines and lockers that suit the goal',
      'What your team does, and what the software does',
    ],
  }),
];
