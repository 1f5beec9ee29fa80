import { sampleExample } from './examples.ts';
import { linkTo } from './sample-entry.ts';
import type { SampleMachine } from './sample-machine.ts';
import { CHILLED_SITE, LOCKER_SITE } from './site-requirements.ts';

/** What the lockers without cooling have in common. */
const UNCOOLED = {
  ...({ type: 'locker', temperature: 'ambient', mounting: 'floor' } as const),
  voltagesV: ['115', '230'],
  places: ['indoor', 'sheltered'],
  paymentInterfaces: ['mdb'],
  siteRequirements: linkTo(LOCKER_SITE),
} satisfies Partial<SampleMachine>;

export const LOCKER_10_CELL: SampleMachine = {
  title: 'Locker 10 Cell',
  slug: 'locker-10-cell',
  ...UNCOOLED,
  description: 'Ten cells around one touch screen, for pickup and returns.',
  features: [
    'Ten cells in two sizes around one touch screen',
    'Opens with a code, a QR scan or a staff badge',
    'Door sensor on every cell, with a photo of the open door on request',
    'Pickup, drop-off, return and loan in one unit',
    'Reminders and a deadline for parcels that nobody collects',
    'Cells can sell goods too: pay at the terminal, the door opens',
  ],
  pictures: ['locker', 'locker-front', 'locker-open'],
  powerRequirements: '230 V or 115 V, single phase, one grounded outlet',
  capacity: '10 cells: 8 medium, 2 large (sample layout)',
  paymentOptions: 'Contactless card, phone wallet, QR code',
  connectivity: 'Ethernet, Wi-Fi or 4G',
  measures: [1_100, 550, 1_950, 180],
  currentA: 0.8,
  doors: ['medium: 8', 'large: 2'],
  networks: ['ethernet', 'wifi', '4g'],
  customizationText:
    'Number the cells your way, choose their sizes, and wrap the doors. Extra columns connect to the same screen.',
  examples: [
    sampleExample(
      'locker-shop-front',
      'Shop front pickup',
      'Web orders wait in a cell by the door, so that customers collect them before and after opening hours.',
      'hero',
      'bopis-without-a-counter',
    ),
    sampleExample(
      'locker-it-desk',
      'IT help desk',
      'Repaired laptops and loan chargers change hands by badge, and the log shows who has what.',
      'electronics',
    ),
  ],
};

export const LOCKER_20_CELL: SampleMachine = {
  title: 'Locker 20 Cell',
  slug: 'locker-20-cell',
  ...UNCOOLED,
  description: 'Twenty cells for shops and offices that hand over orders all day.',
  features: [
    'Twenty cells in two sizes',
    'One screen in the middle, reachable from a wheelchair',
    'Code, QR scan or badge, chosen per cell group',
    'Cells can be reserved for one shop, carrier or department',
    'Audit trail of every opening with time and reason',
    'A key opens every cell by hand during a power cut',
  ],
  pictures: ['locker20', 'locker20-front', 'blog-6'],
  powerRequirements: '230 V or 115 V, single phase, one grounded outlet',
  capacity: '20 cells: 16 medium, 4 large (sample layout)',
  paymentOptions: 'Contactless card, phone wallet, QR code',
  connectivity: 'Ethernet, Wi-Fi or 4G',
  measures: [1_900, 550, 1_950, 310],
  currentA: 1.2,
  doors: ['medium: 16', 'large: 4'],
  networks: ['ethernet', 'wifi', '4g'],
  customizationText:
    'Mix column types, add an awning for a sheltered outdoor spot, and give each tenant its own colors on the screen.',
  examples: [
    sampleExample(
      'locker20-office-tower',
      'Office tower',
      'Tenants share one unit in the lobby. Each company sees only its own cells and its own log.',
      'residence',
    ),
  ],
};

export const PARCEL_BANK: SampleMachine = {
  title: 'Parcel Bank',
  slug: 'parcel-bank',
  ...UNCOOLED,
  description: 'Six large cells for carriers, residents and returns.',
  features: [
    'Six large cells for boxes and suitcases',
    'Columns can be added while the unit stays in service',
    'Carrier mode: scan a batch, doors open one after the other',
    'Label printer for returns as an option',
    'Overflow rule: a second parcel for the same person shares the cell',
    'Messages by email or text with a code and a deadline',
  ],
  pictures: ['parcel', 'parcel-front', 'residence'],
  specs: {
    dimensions: 'Sample size: 1,700 × 600 × 1,950 mm (W × D × H)',
    weight: 'Sample weight: 260 kg empty',
    power_requirements: '230 V or 115 V, single phase, one grounded outlet',
    capacity: '6 large cells in 2 columns (sample layout)',
    cell_sizes: '4 crate size, 2 suitcase size',
    payment_options: 'Contactless card for paid returns',
    connectivity: '4G or Ethernet',
    manufacturer: 'Sample hardware partner',
    warranty: 'Sample term: 24 months, parts and labor',
    temperature: 'Ambient',
  },
  measures: [1_700, 600, 1_950, 260],
  currentA: 0.8,
  doors: ['large: 4', 'extra-large: 2'],
  networks: ['ethernet', '4g'],
  customizationText:
    'Plan the columns by the parcels you expect. Roof, side panels and lighting are available for open-air sites.',
  examples: [
    sampleExample(
      'parcel-housing-estate',
      'Housing estate',
      'Residents collect parcels on their way home. Carriers finish in one stop instead of twenty doorbells.',
      'parcels',
      'sizing-a-parcel-locker',
    ),
  ],
};

export const CHILL_LOCKER: SampleMachine = {
  title: 'Chill Locker',
  slug: 'chill-locker',
  type: 'locker',
  temperature: 'controlled',
  description: 'Temperature-controlled cells for grocery orders and meal boxes.',
  features: [
    'Cells grouped by temperature: ambient, cool or chilled',
    'Probe and log for every group',
    'Order stays locked when its group leaves the set range',
    'Split orders: one code opens a cool cell and an ambient cell',
    'Deadline after which chilled goods are withdrawn',
    'Glass doors that show which cells are in use',
  ],
  pictures: ['chill-locker', 'chill-locker-front'],
  powerRequirements: '230 V, single phase, own circuit',
  capacity: '16 cells in 4 groups (sample layout)',
  paymentOptions: 'Paid online, or contactless card at the screen',
  connectivity: '4G, Wi-Fi or Ethernet',
  measures: [1_900, 750, 2_050, 420],
  voltagesV: ['230'],
  currentA: 6,
  climateClass: '3',
  places: ['indoor'],
  mounting: 'floor',
  doors: ['medium: 16'],
  temperatureMinC: 2,
  temperatureMaxC: 18,
  paymentInterfaces: ['mdb'],
  networks: ['ethernet', 'wifi', '4g'],
  refrigerant: 'r290',
  noiseDb: 50,
  siteRequirements: linkTo(CHILLED_SITE),
  customizationText:
    'Decide how many cells each temperature group has, and whether its doors are glass or solid. Groups can be switched to ambient in winter to save power.',
  examples: [
    sampleExample(
      'chill-farm-shop',
      'Farm shop',
      'Vegetable boxes and dairy orders are packed in the afternoon and collected in the evening.',
      'farm-shop',
      'less-waste-fresh-food',
    ),
  ],
};
