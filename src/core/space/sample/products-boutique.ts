import { sampleExample } from './examples.ts';
import type { SampleProduct } from './sample-product.ts';

export const COSMETICS: SampleProduct = {
  title: 'Cosmetics',
  slug: 'cosmetics',
  description: 'Skincare and make-up displayed like a boutique, dispensed without a scratch.',
  mainImageCaption: 'A sample range: bottles, jars and lip tints.',
  picture: 'cosmetics',
  benefits: [
    'Soft delivery for glass and pressed powder',
    'Shades and sizes as variants of one product',
    'Samples and full sizes in the same visit',
    'Campaign screens change with the collection',
    'Batch numbers are stored with every sale',
    'Lighting that shows true color',
  ],
  featureLines: [
    [
      'Lift delivery',
      'A tray meets the item at its shelf and lowers it to the flap, so that nothing falls.',
      'PackageOpen',
    ],
    [
      'Shade picker',
      'Variants are grouped under one picture. Shoppers tap a shade and see which are in stock.',
      'Sparkles',
    ],
    [
      'Sample program',
      'Give one sample per visitor against an email consent or a purchase, with a limit you set.',
      'Gift',
    ],
    [
      'Campaign screens',
      'Schedule pictures and prices together. When the campaign ends, both change back.',
      'Monitor',
    ],
    [
      'Batch trace',
      'The batch is scanned at refill, so that a recall names machines, lanes and dates.',
      'ScanLine',
    ],
  ],
  examples: [
    sampleExample(
      'cosmetics-shopping-centre',
      'Shopping center',
      'A brand shows one collection in a corridor where a counter would not fit.',
      'wall-right',
      'beauty-without-a-counter',
    ),
    sampleExample(
      'cosmetics-airport-gate',
      'Airport gate',
      'Travel sizes near the gate, with a range that respects the liquid limit.',
      'transit-hall',
    ),
  ],
  machines: ['option-2-wall-mount', 'divi-wp', 'locker-10-cell'],
};

export const ELECTRONICS: SampleProduct = {
  title: 'Electronics',
  slug: 'electronics',
  description:
    'Chargers, cables and headphones where batteries run out, with serial numbers on every receipt.',
  mainImageCaption: 'Small, valuable goods sell well from lanes and from locker cells.',
  picture: 'electronics',
  benefits: [
    'Serial numbers are recorded with the sale',
    'High-value goods sit behind a closed cell door',
    'Adapters are suggested by the plug or phone chosen',
    'Returns go back into a locked cell',
    'Prices follow your web store',
  ],
  featureLines: [
    [
      'Serial capture',
      'The code is read at refill and tied to the lane position, so that the receipt names the exact unit.',
      'ScanLine',
    ],
    [
      'Cell sales',
      'Sell larger boxes from locker cells. The door opens after payment and the log keeps the time.',
      'PackageCheck',
      'ui-planogram',
    ],
    ['Compatibility guide', 'Three questions on the screen lead to the cable that fits.', 'Plug'],
    [
      'Guided returns',
      'A code opens an empty cell, a photo is taken, and your team decides on the refund.',
      'RefreshCw',
    ],
  ],
  examples: [
    sampleExample(
      'electronics-station-hall',
      'Station hall',
      'Power banks and cables beside the departure board, refilled from the kiosk next door.',
      'transit-hall',
    ),
    sampleExample(
      'electronics-it-vending',
      'IT supplies at work',
      'Mice, adapters and headsets are booked to a cost center by badge.',
      'locker-front',
      'bopis-without-a-counter',
    ),
  ],
  machines: ['option-2-wall-mount', 'locker-10-cell', 'locker-20-cell'],
};
