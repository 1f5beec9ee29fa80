import { FALLBACK_HOME_PAGE } from '#content/home/fallback.ts';
import { homePageContent } from '../model/home-page-content.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

const { features, products, goals } = FALLBACK_HOME_PAGE;

const tileFields = features.tiles.flatMap(({ title, description, icon, url }, index) => {
  const name = `feature${index + 1}`;
  return [
    [`${name}Title`, title],
    [`${name}Description`, description],
    [`${name}Icon`, icon],
    [`${name}url`, url],
  ];
});

/** The built-in words, as an owner would have them in the space. */
export const homeEntries: SampleEntry[] = [
  sampleEntry(homePageContent, 'home-page', {
    featuresSectionTitle: features.title,
    featuresSectionDescription: features.description,
    ...Object.fromEntries(tileFields),
    // An older name of its drawing.
    feature4Icon: 'BarChart3',
    productCategoriesTitle: products.title,
    productCategoriesDescription: products.description,
    businessGoalsTitle: goals.title,
    businessGoalsDescription: goals.description,
    availableMachines: 'Machines and lockers, ready to run',
    availableMachinesDescription: 'Choose a sample model or connect the hardware you already own.',
  }),
];
