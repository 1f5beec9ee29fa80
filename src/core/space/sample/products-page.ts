import { productsPageContent } from '../model/products-page-content.ts';
import { picture } from './pictures.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

export const productsPageEntries: SampleEntry[] = [
  sampleEntry(productsPageContent, 'products-page', {
    navigationLinkText: 'Sell Any Product',
    heroTitle: 'Vending Product Solutions',
    heroDescription:
      'Every category has its own rules for temperature, age, batches and display. Pick yours and see what the software does about them.',
    heroImage: picture('quiet-corner'),
    heroPrimaryButtonText: 'Request a Demo',
    heroPrimaryButtonUrl: '/contact',
    heroSecondaryButtonText: 'Explore Technology',
    heroSecondaryButtonUrl: '/technology',
    purposeStatementTitle: 'Start with the goods, then choose the machine',
    purposeStatementDescription:
      'A bottle, a salad and a sealed pack need different shelves, checks and prices. We set these up per product type, so that one dashboard can run them all.',
    categoriesSectionTitle: 'Product types',
    categoriesSectionDescription:
      'Each page lists the rules, the features and the machines that suit the goods.',
    keyFeaturesTitle: 'What every product type gets',
    keyFeaturesDescription: 'These work the same for snacks, cosmetics and parcels.',
    keyFeatures: [
      'Live stock per lane and per cell',
      'Planograms that check size and weight',
      'Prices and promotions by site and by time',
      'Best-before dates and batch numbers',
      'Card, phone and QR payment on one terminal',
      'Refill lists packed before the van leaves',
      'Automatic refunds for missed drops',
      'Exports for your accounts',
    ],
    demoRequestTitle: 'See it with your own product list',
    demoRequestDescription:
      'Send us ten of your products. We show you a planogram, the prices and a refill list made from them.',
    demoRequestBulletPoints: [
      'A planogram for one machine of your choice',
      'The rules your product type needs, already set',
      'A list of what your present machines can do',
    ],
  }),
];
