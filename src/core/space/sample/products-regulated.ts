import { sampleExample } from './examples.ts';
import type { SampleProduct } from './sample-product.ts';

export const VAPE: SampleProduct = {
  title: 'Vape & Cannabis',
  slug: 'vape',
  description: 'Age-checked sales of sealed goods, with limits per visit and a full audit trail.',
  mainImageCaption: 'Sealed packs only. For adults, where the law allows the sale.',
  picture: 'vape',
  benefits: [
    'No sale without a passed age check',
    'Limits per person and per visit',
    'Sealed packs only, with batch and tax stamp recorded',
    'Opening hours and products set per site and per law',
    'Every check, refusal and sale is logged',
    'Plain display: no product pictures until the check has passed',
  ],
  featureLines: [
    [
      'Age check first',
      'The menu stays closed until an identity check has passed. A refusal ends the visit and is logged.',
      'IdCard',
    ],
    [
      'Limits per visit',
      'Set a maximum by item, weight or content. The basket stops at the limit and says why.',
      'Weight',
    ],
    [
      'Rules by site',
      'Hours, products and limits follow the place where the machine stands and change on a date you set.',
      'MapPin',
    ],
    [
      'Audit trail',
      'Checks, refusals, sales, refills and door openings are kept in one record that can be exported.',
      'FileText',
      'ui-dashboard',
    ],
    [
      'Plain display',
      'The resting screen shows text only. Nothing on it is addressed to minors.',
      'Lock',
    ],
  ],
  examples: [
    sampleExample(
      'vape-licensed-shop',
      'Inside a licensed shop',
      'A machine behind the entrance check serves adults while staff are busy at the counter.',
      'wall-front',
      'age-checks-that-hold',
    ),
    sampleExample(
      'vape-order-pickup',
      'Pickup of checked orders',
      'Orders placed and paid online wait in a cell. The age check is repeated before the door opens.',
      'locker-open',
    ),
  ],
  machines: ['option-2-wall-mount', 'locker-10-cell'],
};

export const PHARMACY: SampleProduct = {
  title: 'Pharmacy and Care',
  slug: 'pharmacy-and-care',
  description:
    'Bandages, hygiene and prepared orders after hours, with cells that stay within their temperature.',
  mainImageCaption: 'Prepared orders wait in numbered cells until the code is entered.',
  picture: 'pharmacy',
  benefits: [
    'Pickup of prepared orders at any hour',
    'Names stay off the screen and off the label',
    'Chilled cells with a log for each group',
    'Limits for goods that are sold in small amounts only',
    'A video line to staff can be added where required',
  ],
  featureLines: [
    [
      'Private pickup',
      'The message holds a code, not the name of the product. The screen shows a cell number only.',
      'Lock',
    ],
    [
      'Temperature groups',
      'Cells are grouped as ambient, cool or chilled, and an order stays locked when its group leaves the range.',
      'Thermometer',
    ],
    [
      'Two-step release',
      'A second code or a date of birth can be asked for before the door opens.',
      'KeyRound',
    ],
    [
      'Everyday care',
      'Bandages, masks and hygiene goods sell from lanes beside the cells without an order.',
      'Heart',
    ],
  ],
  examples: [
    sampleExample(
      'pharmacy-after-hours',
      'After-hours window',
      'A locker in the outer wall hands over orders that were prepared during the day.',
      'locker-front',
      'bopis-without-a-counter',
    ),
    sampleExample(
      'pharmacy-campus-care',
      'Campus care point',
      'Hygiene goods around the clock in a corridor with staff nearby but not always present.',
      'wall-right',
    ),
  ],
  machines: ['chill-locker', 'locker-10-cell', 'option-2-wall-mount'],
};

export const PARCEL_PICKUP: SampleProduct = {
  title: 'Parcel Pickup',
  slug: 'parcel-pickup',
  description:
    'Parcels, returns and handovers between people, with a door that opens for the right code only.',
  mainImageCaption: 'Large cells, opened with a code or a scan.',
  picture: 'parcels',
  benefits: [
    'Deliveries and returns in one unit',
    'Carriers, shops and neighbors share the cells by rule',
    'Reminders before the deadline, a fee or a return after it',
    'Photo and time for every opening',
    'Sizes are matched to the parcel before a door opens',
  ],
  featureLines: [
    [
      'Size matching',
      'The carrier scans the label and the smallest free cell that fits opens.',
      'Ruler',
    ],
    [
      'Shared cells',
      'Reserve cells for a tenant, a shop or a carrier, and lend the free ones out at busy times.',
      'Users',
    ],
    [
      'Deadlines',
      'Reminders go out by email or text. What nobody collects is listed for the next visit.',
      'Clock',
    ],
    [
      'Proof of handover',
      'Each opening is stored with time, code and a photo of the open cell where you switch it on.',
      'Camera',
      'ui-fleet',
    ],
  ],
  examples: [
    sampleExample(
      'parcel-residents',
      'Residents',
      'A few large cells in the entrance replace notes on the door.',
      'residence',
      'sizing-a-parcel-locker',
    ),
    sampleExample(
      'parcel-repair-shop',
      'Repair shop',
      'Customers drop off and collect repairs outside opening hours, paid at the screen.',
      'locker-open',
    ),
  ],
  machines: ['parcel-bank', 'locker-20-cell', 'locker-10-cell'],
  video: {
    name: 'parcel-handover',
    videoTitle: 'A parcel changes hands',
    videoDescription:
      'Ten seconds, held upright like a phone: the parcel comes in, the code goes out, the door opens.',
    videoOrientation: 'Vertical',
  },
};
