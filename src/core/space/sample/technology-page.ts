import { technologyPageContent } from '../model/technology-page-content.ts';
import { picture } from './pictures.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

export const technologyPageEntries: SampleEntry[] = [
  sampleEntry(technologyPageContent, 'technology-page', {
    navigationLinkText: 'Technology',
    heroTitle: 'Our Technology Platform',
    heroDescription:
      'A controller in the machine, a live record in the middle, and screens for the people who plan, pack, drive and sell.',
    heroImage: picture('ui-dashboard'),
    heroPrimaryButtonText: 'Request a Demo',
    heroPrimaryButtonUrl: '/contact',
    heroSecondaryButtonText: 'Explore Features',
    heroSecondaryButtonUrl: '#features',
    introTitle: 'One record, many screens',
    introDescription:
      'When an item drops, the lane, the refill list, the report and the refund rule all see the same event. Nothing is typed twice.',
  }),
];
