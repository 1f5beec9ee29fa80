import { sampleExample } from './examples.ts';
import { linkTo } from './sample-entry.ts';
import type { SampleMachine } from './sample-machine.ts';
import { OUTDOOR_SITE, WALL_SITE } from './site-requirements.ts';

export const DIVI_WP: SampleMachine = {
  title: 'Divi WP',
  slug: 'divi-wp',
  type: 'vending',
  temperature: 'ambient',
  description: 'Sealed outdoor vending under a canopy with a bright lit front.',
  features: [
    'Rain canopy over the screen, the terminal and the pickup flap',
    'Sealed cabinet with a gasket around the door',
    'Side wings that shade the glass and screen the terminal from view',
    'Lit front that dims after hours on a schedule',
    'Touch screen with large type and a high-contrast mode',
    'Card, phone and QR payment on one terminal',
    'Drop sensor that confirms each item has left its lane',
    'Stores sales when the line is down and sends them later',
  ],
  pictures: ['divi', 'divi-front', 'divi-terminal', 'outdoor-dusk'],
  powerRequirements: '230 V or 115 V, single phase, one grounded outlet',
  capacity: 'Sample layout: 5 shelves, 35 lanes',
  paymentOptions: 'Contactless card, phone wallet, QR code',
  connectivity: '4G, Wi-Fi or Ethernet',
  measures: [1_250, 900, 2_050, 310],
  voltagesV: ['115', '230'],
  currentA: 3,
  places: ['sheltered', 'outdoor'],
  mounting: 'floor',
  selections: 35,
  paymentInterfaces: ['mdb', 'dex'],
  networks: ['ethernet', 'wifi', '4g'],
  siteRequirements: linkTo(OUTDOOR_SITE),
  customizationText:
    'Wrap the canopy, wings and front in your colors. Shelf heights, lane widths and the screen layout are set for your product list.',
  examples: [
    sampleExample(
      'divi-park-entrance',
      'Park entrance',
      'Drinks, sunscreen and rain ponchos by the gate, with a planogram that changes with the season.',
      'blog-5',
      'outdoor-machine-checklist',
    ),
    sampleExample(
      'divi-station-forecourt',
      'Station forecourt',
      'Snacks and travel basics for early and late trains, when the kiosk inside is closed.',
      'transit-hall',
    ),
  ],
};

export const OPTION_2_WALL_MOUNT: SampleMachine = {
  title: 'Option 2 Wall Mount',
  slug: 'option-2-wall-mount',
  type: 'vending',
  temperature: 'ambient',
  description: 'A compact unit for the wall: four shelves and one tap to pay.',
  features: [
    'Hangs on a load-bearing wall and leaves the floor free',
    'Four shelves with five lanes each',
    'Touch screen at a reachable height, set by the mounting rail',
    'One terminal for card, phone and QR payment',
    'Delivery tray behind a soft-closing flap',
    'Refilled from the front with the unit in place',
  ],
  pictures: ['wall', 'wall-front', 'wall-right'],
  powerRequirements: '230 V or 115 V, single phase, one grounded outlet',
  capacity: 'Sample layout: 4 shelves, 20 lanes',
  paymentOptions: 'Contactless card, phone wallet, QR code',
  connectivity: 'Wi-Fi, Ethernet or 4G',
  measures: [900, 420, 1_100, 95],
  voltagesV: ['115', '230'],
  currentA: 1.2,
  places: ['indoor'],
  mounting: 'wall',
  selections: 20,
  paymentInterfaces: ['mdb'],
  networks: ['ethernet', 'wifi', '4g'],
  siteRequirements: linkTo(WALL_SITE),
  customizationText:
    'Choose the color of the frame and the width of each lane. A plinth is available where a wall cannot carry the load.',
  examples: [
    sampleExample(
      'wall-office-kitchen',
      'Office kitchen',
      'Snacks and phone cables beside the coffee point, refilled once a week from a pre-packed crate.',
      'office-wall',
      'first-planogram',
    ),
    sampleExample(
      'wall-hotel-corridor',
      'Hotel corridor',
      'Toothbrushes, plugs and chargers on every second floor, charged to a card instead of the room.',
      'electronics',
    ),
  ],
};
