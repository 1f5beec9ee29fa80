import { machinesPageContent } from '../model/machines-page-content.ts';
import { picture } from './pictures.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

export const machinesPageEntries: SampleEntry[] = [
  sampleEntry(machinesPageContent, 'machines-page', {
    navigationLinkText: 'Machines',
    heroTitle: 'Our Machines',
    heroDescription:
      'Vending machines for ambient, chilled and frozen goods, and lockers for pickup, returns and parcels.',
    heroImage: picture('transit-hall'),
    heroPrimaryButtonText: 'Vending machines',
    heroPrimaryButtonUrl: '#vending-machines',
    heroSecondaryButtonText: 'Smart lockers',
    heroSecondaryButtonUrl: '#smart-lockers',
    introTitle: 'Hardware that reports what it holds',
    introDescription:
      'Every model ships with the same controller, terminal and drop or door sensor, so that a locker and a freezer appear in one list. The models here are samples; sizes and layouts are set with you.',
    machineTypesTitle: 'Lane or cell?',
    machineTypesDescription:
      'Vending machines suit goods of one kind that are sold many times. Lockers suit orders, parcels and goods that should not drop.',
    customMachineCtaTitle: 'Keep the machines you own',
    customMachineCtaDescription:
      'A retrofit kit connects machines with a standard payment bus. Send us the type plates and we tell you what each one can report.',
    customMachineButtonText: 'Ask about a retrofit',
    customMachineButtonUrl: '/contact',
  }),
];
