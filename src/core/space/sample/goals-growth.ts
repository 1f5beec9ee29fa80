import type { SampleGoal } from './sample-goal.ts';

export const GROWTH_GOALS: SampleGoal[] = [
  {
    slug: 'expand-footprint',
    scene: 'transit-hall',
    benefits: [
      'Try a location with one machine before you commit',
      'Copy a working setup to the next site',
      'Sell at hours when no shop can be staffed',
      'Move a machine when the numbers say so',
      'Compare sites by what each square meter earns',
    ],
    featureLines: [
      [
        'Site templates',
        'Save range, prices, screens and rules as one template, and open the next site from it.',
        'Layers',
      ],
      [
        'Trial report',
        'After a set number of weeks you get sales, refills and faults on one page, per site.',
        'ClipboardList',
        'ui-dashboard',
      ],
      [
        'Landlord share',
        'Commission is worked out per site and sent as a statement, fixed or by turnover.',
        'Percent',
      ],
      [
        'Local range',
        'Swap single lanes for local tastes and keep the rest of the plan in step.',
        'RefreshCw',
      ],
    ],
    machines: ['divi-wp', 'option-2-wall-mount', 'coolfront'],
  },
  {
    slug: 'bopis',
    scene: 'hand-over',
    benefits: [
      'Customers collect when it suits them',
      'Staff load cells in batches instead of serving a line',
      'Returns come back through the same doors',
      'Each handover is proved by code, time and door sensor',
      'Chilled and ambient parts of one order open together',
    ],
    featureLines: [
      [
        'Order feed',
        'Paid orders arrive from your shop system and wait for a free cell that fits.',
        'Network',
      ],
      [
        'Batch loading',
        'Staff scan an order, a door opens, the door closes, the message goes out.',
        'ScanLine',
      ],
      [
        'Code or scan',
        'Customers open the cell with six digits or a QR code. A helper can be sent the code too.',
        'QrCode',
      ],
      [
        'Uncollected orders',
        'Reminders, a deadline and a list of what to take out, so that cells do not fill up.',
        'Clock',
      ],
    ],
    machines: ['locker-10-cell', 'locker-20-cell', 'chill-locker'],
  },
  {
    slug: 'marketing-and-promotions',
    scene: 'blog-4',
    benefits: [
      'Prices and pictures change at the same minute',
      'Campaigns run by site, time and product',
      'Bundles sell as one tap with one receipt line',
      'Vouchers work once, and you see which were used',
      'Results are compared with the weeks before',
    ],
    featureLines: [
      [
        'Campaign calendar',
        'Plan offers and screens together. The machine shows what the price says.',
        'CalendarClock',
      ],
      [
        'Bundles',
        'Set a price for two or more items. The basket offers the missing one.',
        'ShoppingBasket',
      ],
      ['Vouchers', 'Create single codes or one code for all, with a limit and an end date.', 'Tag'],
      [
        'Before and after',
        'Each campaign ends with a page that shows units, margin and waste against the same weekdays before.',
        'ChartColumn',
        'ui-dashboard',
      ],
    ],
    machines: ['divi-wp', 'duo', 'option-2-wall-mount'],
  },
];
