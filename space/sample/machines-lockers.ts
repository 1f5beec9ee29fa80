import { sampleExample } from './examples.ts';
import type { SampleMachine } from './sample-machine.ts';

export const LOCKER_10_CELL: SampleMachine = {
  title: 'Locker 10 Cell',
  slug: 'locker-10-cell',
  type: 'locker',
  temperature: 'ambient',
  description: 'Ten numbered cells around one touch screen, for pick-up, drop-off and returns.',
  features: [
    'Ten cells in two sizes around one touch screen',
    'Opens with a code, a QR scan or a staff badge',
    'Door sensor on every cell, with a photo of the open door on request',
    'Pick-up, drop-off, return and loan in one unit',
    'Reminders and a deadline for parcels that nobody collects',
    'Cells can sell goods too: pay at the terminal, the door opens',
  ],
  pictures: ['locker', 'locker-front', 'locker-open'],
  dimensions: 'Sample size: 1,100 x 550 x 1,950 mm (W x D x H)',
  weight: 'Sample weight: 180 kg empty',
  powerRequirements: '230 V or 115 V, single phase, one grounded outlet',
  capacity: '10 cells: 8 medium, 2 large (sample layout)',
  paymentOptions: 'Contactless card, phone wallet, QR code',
  connectivity: 'Ethernet, Wi-Fi or 4G',
  customizationText:
    'Number the cells your way, choose their sizes, and wrap the doors. Extra columns connect to the same screen.',
  examples: [
    sampleExample(
      'locker-shop-front',
      'Shop front pickup',
      'Web orders wait in a cell by the door, so that customers collect them before and after opening hours.',
      'locker-open',
      'bopis-without-a-counter',
    ),
    sampleExample(
      'locker-it-desk',
      'IT help desk',
      'Repaired laptops and loan chargers change hands by badge, and the log shows who has what.',
      'locker-front',
    ),
  ],
};

export const LOCKER_20_CELL: SampleMachine = {
  title: 'Locker 20 Cell',
  slug: 'locker-20-cell',
  type: 'locker',
  temperature: 'ambient',
  description:
    'Twenty cells around one touch screen, for shops and offices that hand over orders all day.',
  features: [
    'Twenty cells in two sizes',
    'One screen in the middle, reachable from a wheelchair',
    'Code, QR scan or badge, chosen per cell group',
    'Cells can be reserved for one shop, carrier or department',
    'Audit trail of every opening with time and reason',
    'A key opens every cell by hand during a power cut',
  ],
  pictures: ['locker20', 'locker20-front', 'residence'],
  dimensions: 'Sample size: 1,900 x 550 x 1,950 mm (W x D x H)',
  weight: 'Sample weight: 310 kg empty',
  powerRequirements: '230 V or 115 V, single phase, one grounded outlet',
  capacity: '20 cells: 16 medium, 4 large (sample layout)',
  paymentOptions: 'Contactless card, phone wallet, QR code',
  connectivity: 'Ethernet, Wi-Fi or 4G',
  customizationText:
    'Mix column types, add an awning for a sheltered outdoor spot, and give each tenant its own colours on the screen.',
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
  type: 'locker',
  temperature: 'ambient',
  description:
    'Six large cells in a dark shell, for carriers, residents and returns around the clock.',
  features: [
    'Six large cells for boxes and suitcases',
    'Columns can be added while the unit stays in service',
    'Carrier mode: scan a batch, doors open one after the other',
    'Label printer for returns as an option',
    'Overflow rule: a second parcel for the same person shares the cell',
    'Messages by e-mail or text with a code and a deadline',
  ],
  pictures: ['parcel', 'parcel-front', 'residence'],
  specs: {
    dimensions: 'Sample size: 1,700 x 600 x 1,950 mm (W x D x H)',
    weight: 'Sample weight: 260 kg empty',
    power_requirements: '230 V or 115 V, single phase, one grounded outlet',
    capacity: '6 large cells in 2 columns (sample layout)',
    cell_sizes: '4 crate size, 2 suitcase size',
    payment_options: 'Contactless card for paid returns',
    connectivity: '4G or Ethernet',
    manufacturer: 'Sample hardware partner',
    warranty: 'Sample term: 24 months, parts and labour',
    temperature: 'Ambient',
  },
  customizationText:
    'Plan the columns by the parcels you expect. Roof, side panels and lighting are available for open-air sites.',
  examples: [
    sampleExample(
      'parcel-housing-estate',
      'Housing estate',
      'Residents collect parcels on their way home. Carriers finish in one stop instead of twenty doorbells.',
      'residence',
      'sizing-a-parcel-locker',
    ),
  ],
};

export const CHILL_LOCKER: SampleMachine = {
  title: 'Chill Locker',
  slug: 'chill-locker',
  type: 'locker',
  temperature: 'controlled',
  description:
    'Temperature-controlled cells behind glass doors, for grocery orders and meal boxes.',
  features: [
    'Cells grouped by temperature: ambient, cool or chilled',
    'Probe and log for every group',
    'Order stays locked when its group leaves the set range',
    'Split orders: one code opens a cool cell and an ambient cell',
    'Deadline after which chilled goods are withdrawn',
    'Glass doors that show which cells are in use',
  ],
  pictures: ['chill-locker', 'chill-locker-front', 'farm-shop'],
  dimensions: 'Sample size: 1,900 x 750 x 2,050 mm (W x D x H)',
  weight: 'Sample weight: 420 kg empty',
  powerRequirements: '230 V, single phase, own circuit',
  capacity: '16 cells in 4 groups (sample layout)',
  paymentOptions: 'Paid online, or contactless card at the screen',
  connectivity: '4G, Wi-Fi or Ethernet',
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
