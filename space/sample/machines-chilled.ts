import { sampleExample } from './examples.ts';
import type { SampleMachine } from './sample-machine.ts';

export const COOLFRONT: SampleMachine = {
  title: 'Coolfront',
  slug: 'coolfront',
  type: 'vending',
  temperature: 'refrigerated',
  description:
    'Chilled glass-front vending for drinks, dairy and meals, with a lock when the cold chain breaks.',
  features: [
    'Chilled cabinet with a temperature probe at the top and the bottom',
    'Health lock: sales stop when food has been too warm for too long',
    'Heated glass edge that keeps the front clear',
    'Lift that carries bottles and bowls to the flap without a drop',
    'Expiry dates per lane, with price steps before the date',
    'Door-open alarm for the driver and the office',
  ],
  pictures: ['coolfront', 'coolfront-front', 'canteen'],
  dimensions: 'Sample size: 1,000 x 880 x 1,830 mm (W x D x H)',
  weight: 'Sample weight: 340 kg empty',
  powerRequirements: '230 V or 115 V, single phase, own circuit advised',
  capacity: 'Sample layout: 6 shelves, 48 lanes',
  paymentOptions: 'Contactless card, phone wallet, QR code, staff badge',
  connectivity: '4G, Wi-Fi or Ethernet',
  customizationText:
    'Mix shelves for bottles, bowls and sandwiches. The set point, the lock time and the price steps follow your food plan.',
  examples: [
    sampleExample(
      'coolfront-hospital-corridor',
      'Hospital night shift',
      'Salads and hot-pot meals for staff after the canteen closes, with a discount in the last hours before expiry.',
      'canteen',
      'less-waste-fresh-food',
    ),
    sampleExample(
      'coolfront-gym',
      'Gym entrance',
      'Water, protein drinks and fruit, sold to members and to people who only pass by.',
      'blog-4',
    ),
  ],
};

export const FROST: SampleMachine = {
  title: 'Frost',
  slug: 'frost',
  type: 'vending',
  temperature: 'frozen',
  description:
    'Frozen vending for ice cream and ready meals behind heated glass, with the menu on the screen.',
  features: [
    'Insulated cabinet with a heated glass front',
    'Menu on the screen, with ingredients and allergens per item',
    'Freezer log for every hour, kept for your records',
    'Defrost cycles placed outside opening hours',
    'Insulated flap that closes behind each item',
    'Sales lock and alert when the temperature leaves its range',
  ],
  pictures: ['frost', 'frost-front', 'canteen'],
  dimensions: 'Sample size: 1,050 x 900 x 1,830 mm (W x D x H)',
  weight: 'Sample weight: 390 kg empty',
  powerRequirements: '230 V, single phase, own circuit',
  capacity: 'Sample layout: 6 shelves, 36 lanes',
  paymentOptions: 'Contactless card, phone wallet, QR code',
  connectivity: '4G, Wi-Fi or Ethernet',
  customizationText:
    'Set the lane widths for cups, bars or meal trays, and choose a full wrap or a plain cabinet with your logo.',
  examples: [
    sampleExample(
      'frost-campus-housing',
      'Student housing',
      'Frozen meals and ice cream in a shared laundry room, open when the shop is not.',
      'canteen',
    ),
  ],
};

export const DUO: SampleMachine = {
  title: 'Duo',
  slug: 'duo',
  type: 'vending',
  temperature: 'multi',
  description:
    'Two cabinets, two temperatures, one basket: snacks on one side, chilled drinks on the other.',
  features: [
    'Ambient and chilled cabinets behind one screen',
    'One basket and one payment across both sides',
    'Each side keeps its own set point, log and sales lock',
    'Second cabinet can be added later',
    'One controller, one data line and one terminal',
    'Combined offers such as a meal with a drink',
  ],
  pictures: ['duo', 'duo-front', 'break-room'],
  dimensions: 'Sample size: 1,700 x 880 x 1,830 mm (W x D x H)',
  weight: 'Sample weight: 520 kg empty, in two parts',
  powerRequirements: '230 V or 115 V, two grounded outlets',
  capacity: 'Sample layout: 72 lanes across both cabinets',
  paymentOptions: 'Contactless card, phone wallet, QR code, staff badge',
  connectivity: '4G, Wi-Fi or Ethernet',
  customizationText:
    'Choose which side is chilled and which stays ambient. Both fronts can carry one wrap across the join.',
  examples: [
    sampleExample(
      'duo-factory-break-room',
      'Factory break room',
      'Meals, drinks and safety gloves from one machine. Gloves are booked to a badge, lunch is paid by card.',
      'break-room',
      'first-planogram',
    ),
  ],
};
