import type { IconName } from '../icons/icon-names.ts';
import { categoryPicture, machinePicture } from '../media/built-in-picture.ts';
import type { Feature } from '../features/feature.ts';
import type { ProductCard, ProductsPage } from './product.ts';
import type { Product } from './to-product.ts';

const BUILT_IN = { pictureCaption: '', video: null, examples: [], recommendedMachines: [] };

const grocery: Product = {
  ...BUILT_IN,
  id: 'built-in-grocery',
  slug: 'grocery',
  title: 'Grocery',
  description: 'Pantry staples, drinks and snacks around the clock, with stock that counts itself.',
  picture: categoryPicture(
    'grocery',
    'Cartons, cans, snack packs and fruit on a sand-colored ground',
  ),
  benefits: [
    'Open at every hour without a cashier',
    'Restock lists that follow what was sold',
    'Prices that change by time, site or shelf life',
    'One product record for every machine',
  ],
  features: features('grocery', [
    [
      'Self-counting stock',
      'Every vend lowers the count of its lane, and low lanes name themselves.',
      'boxes',
    ],
    ['Bundles', 'Let a drink and a snack share one price and one tap to pay.', 'tag'],
    ['Route loads', 'Pack the van by machine and lane before it leaves the warehouse.', 'truck'],
  ]),
};

const vape: Product = {
  ...BUILT_IN,
  id: 'built-in-vape',
  slug: 'vape',
  title: 'Vape & Cannabis',
  description: 'Age-checked sales of sealed goods, with limits per visit and a full audit trail.',
  picture: categoryPicture('vape', 'Sealed packs, jars and dropper bottles on pale violet plinths'),
  benefits: [
    'No sale before the age check has passed',
    'Limits per visit and per person',
    'A record of every check, sale and refill',
    'Sealed packs only, behind locked lanes',
  ],
  features: features('vape', [
    [
      'Age check',
      'An identity document or a trained attendant unlocks the machine, never a button.',
      'id-card',
    ],
    [
      'Local rules',
      'Hours, limits and product lists follow the rules of each site.',
      'shield-check',
    ],
    [
      'Audit trail',
      'Export who refilled what, which checks ran and what was sold.',
      'clipboard-list',
    ],
  ]),
};

const freshFood: Product = {
  ...BUILT_IN,
  id: 'built-in-fresh-food',
  slug: 'fresh-food',
  title: 'Fresh Food',
  description:
    'Chilled meals with time-based pricing and an automatic lock when the cold chain breaks.',
  picture: categoryPicture(
    'fresh',
    'Juice bottles, fruit, salad bowls and lidded cups on a pale green ground',
  ),
  benefits: [
    'Expired meals cannot be sold',
    'Prices fall as the day ends, waste with them',
    'Temperature recorded at every minute',
    'Refills planned from what each site eats',
  ],
  features: features('fresh-food', [
    [
      'Cold-chain lock',
      'If the cabinet gets too warm, sales stop and somebody is told.',
      'thermometer',
    ],
    ['Shelf life', 'Each tray carries its date; the oldest leaves first.', 'calendar-clock'],
    [
      'End-of-day prices',
      'Set the steps once and let the machine mark down by itself.',
      'badge-percent',
    ],
  ]),
};

const cosmetics: Product = {
  ...BUILT_IN,
  id: 'built-in-cosmetics',
  slug: 'cosmetics',
  title: 'Cosmetics',
  description: 'Skincare and make-up displayed like a boutique, dispensed without a scratch.',
  picture: categoryPicture('cosmetics', 'Skincare bottles, jars and lipsticks on pink plinths'),
  benefits: [
    'A lit display that looks like your counter',
    'Soft delivery for glass and pressed powder',
    'Samples and full sizes in one machine',
    'Launches on screen on the day you choose',
  ],
  features: features('cosmetics', [
    ['Soft delivery', 'A lift carries the product down, so nothing drops.', 'package-open'],
    ['Screen stories', 'Show shades, routines and ingredients before the sale.', 'monitor'],
    ['Sample campaigns', 'Give one sample per person and learn what follows.', 'gift'],
  ]),
};

/** The four built-in categories (part 1 section 2), each with a page of its own. */
export const FALLBACK_PRODUCTS: Product[] = [grocery, vape, freshFood, cosmetics];

export const FALLBACK_PRODUCT_CARDS: ProductCard[] = FALLBACK_PRODUCTS.map(
  ({ id, slug, title, description, picture }) => ({ id, slug, title, description, picture }),
);

export const FALLBACK_PRODUCTS_PAGE: ProductsPage = {
  hero: {
    title: 'Vending Product Solutions',
    description:
      'From pantry staples to sealed packs and skincare: pick what you sell, and the software brings the rules that come with it.',
    picture: machinePicture(
      'quiet-corner',
      'A vending machine with all of its goods behind lit glass, between a plant and a bench',
    ),
    primary: { text: 'Request Demo', url: '/contact' },
    secondary: { text: 'Explore Technology', url: '/technology' },
  },
  purpose: {
    title: 'If it fits a slot or a cell, you can sell it',
    description:
      'Every kind of goods asks for something else: an age check, a cold chain, a soft landing. We build those rules into the machine, so that your team sells instead of supervising.',
  },
  categories: {
    title: 'Pick what you sell',
    description: 'Every category has its own rules. The software already knows them.',
  },
  keyFeatures: {
    title: 'The same foundation for every category',
    description: 'Whatever stands on the shelf, these come with it.',
    items: [
      'Live stock for every lane and cell',
      'Contactless, card and mobile payment',
      'Remote prices, bundles and campaigns',
      'Alerts before a lane runs empty',
      'Sales and waste by slot, machine and site',
      'Works with machines of several makers',
    ],
  },
  demoRequest: {
    title: 'See it with your products',
    description:
      'Tell us what you want to sell. We show you the machine, the screen and the numbers.',
    points: [
      'A demo with your own product list',
      'A recommendation for machine and site',
      'A clear list of what happens next',
    ],
  },
};

function features(slug: string, rows: [title: string, text: string, icon: IconName][]): Feature[] {
  return rows.map(([title, description, icon], index) => ({
    id: `built-in-${slug}-feature-${index + 1}`,
    title,
    description,
    icon,
    screenshot: null,
  }));
}
