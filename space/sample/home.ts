import { homePageContent } from '../model/home-page-content.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

export const homeEntries: SampleEntry[] = [
  sampleEntry(homePageContent, 'home-page', {
    featuresSectionTitle: 'One platform from shelf to settlement',
    featuresSectionDescription:
      'Stock, prices, payments and pickups run on the same live record, so what you see is what the machine holds.',
    feature1Title: 'Sell any product',
    feature1Description:
      'Snacks, skincare, salads or sealed packs. If it fits a slot or a cell, you can sell it here.',
    feature1Icon: 'ShoppingCart',
    feature1url: '/products',
    feature2Title: 'Goals before gadgets',
    feature2Description:
      'Pick the outcome you want first, then the machines and rules that get you there.',
    feature2Icon: 'Award',
    feature2url: '/business-goals',
    feature3Title: 'One view of every site',
    feature3Description:
      'See which doors are online, which slots run low and which stop comes next, across towns and time zones.',
    feature3Icon: 'Globe',
    feature3url: '/machines',
    feature4Title: 'Numbers you can act on',
    feature4Description:
      'Sales, margin and waste for each slot, machine and site, refreshed as items drop.',
    feature4Icon: 'BarChart3',
    feature4url: '/technology',
    feature5Title: 'Checked at the door',
    feature5Description:
      'Age checks, cold-chain locks and audit trails are part of the vend, not a sticker on the glass.',
    feature5Icon: 'Shield',
    feature5url: '/technology',
    feature6Title: 'Live in days',
    feature6Description:
      'Plug in the controller, load a planogram and take the first tap to pay the same week.',
    feature6Icon: 'Zap',
    feature6url: '/contact',
    productCategoriesTitle: 'Pick what you sell',
    productCategoriesDescription:
      'Every category has its own rules. The software already knows them.',
    businessGoalsTitle: 'Business Goals We Help You Achieve',
    businessGoalsDescription:
      'Start from the result you need. Each goal comes with the setup that gets you there.',
    availableMachines: 'Machines and lockers, ready to run',
    availableMachinesDescription: 'Choose a sample model or connect the hardware you already own.',
  }),
];
