import { sampleExample } from './examples.ts';
import type { SampleProduct } from './sample-product.ts';

export const GROCERY: SampleProduct = {
  title: 'Grocery',
  slug: 'grocery',
  description: 'Pantry staples, drinks and snacks around the clock, with stock that counts itself.',
  mainImageCaption: 'A sample range: cartons, cans, bottles and fruit.',
  picture: 'grocery',
  benefits: [
    'Stock is counted as items drop, lane by lane',
    'Best-before dates are tracked per batch',
    'Bundles such as pasta with sauce sell as one tap',
    'Prices and deposits follow your point-of-sale system',
    'Refill lists are packed before the van leaves',
    'One range can run in many machines with local swaps',
  ],
  featureLines: [
    [
      'Live stock',
      'Each drop updates the count for the lane, the machine and the warehouse at the same moment.',
      'Boxes',
      'ui-dashboard',
    ],
    [
      'Planograms by size',
      'Assign goods to lanes that fit their width and weight. The editor warns before a carton jams.',
      'LayoutGrid',
      'ui-planogram',
    ],
    [
      'Best-before control',
      'Enter the date while refilling. Lanes are discounted or closed when their date comes near.',
      'CalendarClock',
    ],
    [
      'Bundles and deposits',
      'Sell a set as one item, add bottle deposits as their own line, and show both on the receipt.',
      'ShoppingBasket',
    ],
    [
      'Refill lists',
      'Pick lists are sorted by stop, shelf and lane, so that crates are packed in the order of use.',
      'ClipboardList',
    ],
  ],
  examples: [
    sampleExample(
      'grocery-residential-lobby',
      'Residential lobby',
      'Milk, bread and the things people forget, one elevator ride away from the apartment.',
      'hero',
      'first-planogram',
    ),
    sampleExample(
      'grocery-village-square',
      'Village square',
      'A sheltered outdoor machine keeps staples on sale where the last shop has closed.',
      'outdoor-dusk',
      'outdoor-machine-checklist',
    ),
  ],
  machines: ['divi-wp', 'duo', 'coolfront'],
  video: {
    name: 'planogram-to-shelf',
    videoTitle: 'From plan to shelf',
    videoDescription:
      'Eleven seconds with a sample range: pick the goods, drag them to a lane, publish the plan.',
    videoOrientation: 'Horizontal',
  },
};

export const FRESH_FOOD: SampleProduct = {
  title: 'Fresh Food',
  slug: 'fresh-food',
  description:
    'Chilled meals with time-based pricing and an automatic lock when the cold chain breaks.',
  mainImageCaption: 'A sample range: salads, juices, meal cups and fruit.',
  picture: 'fresh',
  benefits: [
    'Sales stop when food has been too warm for too long',
    'Prices step down as the date comes near',
    'Temperature logs are kept for every hour',
    'Waste is recorded by reason, not only by count',
    'Ingredients and allergens show before payment',
    'Deliveries are checked in with a scan at the door',
  ],
  featureLines: [
    [
      'Cold-chain lock',
      'Two probes watch the cabinet. When the limit is passed, the affected lanes close by themselves.',
      'Snowflake',
    ],
    [
      'Time-based pricing',
      'Set steps for the last hours of a batch. The screen and the receipt show the lower price.',
      'Clock',
    ],
    [
      'Allergens on screen',
      'Every item carries its ingredients and allergens. Shoppers can filter the menu before they choose.',
      'Salad',
    ],
    [
      'Waste reasons',
      'Drivers scan what they take out and pick a reason. The report shows which lanes to shrink.',
      'Leaf',
    ],
    [
      'Kitchen forecast',
      'Tomorrow’s suggestion per meal comes from weekday, season and what sold out early.',
      'Utensils',
      'ui-dashboard',
    ],
    [
      'Batch recall',
      'Block one batch in every machine at once, and see where the remaining pieces are.',
      'Shield',
    ],
  ],
  examples: [
    sampleExample(
      'fresh-night-canteen',
      'Night canteen',
      'Meals for the late shift from the same kitchen that serves lunch.',
      'canteen',
      'less-waste-fresh-food',
    ),
    sampleExample(
      'fresh-farm-pickup',
      'Farm pickup',
      'Weekly boxes wait in chilled cells, paid in advance and opened with a code.',
      'farm-shop',
    ),
  ],
  machines: ['coolfront', 'duo', 'chill-locker', 'frost'],
};

export const COFFEE: SampleProduct = {
  title: 'Coffee and Hot Drinks',
  slug: 'coffee-and-hot-drinks',
  description:
    'Beans, milk, cups and water in one view, so that a cup is never refused for want of a lid.',
  mainImageCaption: 'Coffee machines join the same dashboard as snacks and lockers.',
  picture: 'coffee',
  benefits: [
    'Ingredients are counted per cup, not per visit',
    'Cleaning is planned and confirmed on site',
    'One badge pays for coffee and snacks',
    'Own-cup prices are built in',
    'Faults are sorted by what the driver must bring',
  ],
  featureLines: [
    [
      'Recipe stock',
      'Each drink draws its grams and milliliters from the stock, so that refills match what was brewed.',
      'Weight',
    ],
    [
      'Cleaning log',
      'Tasks have an interval and a sign-off. An overdue task can pause milk drinks.',
      'ClipboardList',
    ],
    [
      'Own-cup price',
      'Shoppers choose their own cup on the screen, and the price of the paper cup comes off.',
      'Leaf',
    ],
    [
      'Shared basket',
      'A coffee and a roll from the snack machine beside it are paid with one tap.',
      'CreditCard',
    ],
  ],
  examples: [
    sampleExample(
      'coffee-open-office',
      'Open office',
      'A coffee point with a wall unit next to it. The employer pays for coffee, staff pay for snacks.',
      'office-wall',
    ),
  ],
  machines: ['option-2-wall-mount', 'duo'],
};
