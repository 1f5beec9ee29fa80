import type { SampleGoal } from './sample-goal.ts';

export const OPERATIONS_GOALS: SampleGoal[] = [
  {
    slug: 'data-analytics',
    benefits: [
      'Sales, margin and waste per lane',
      'Sold-out hours counted as lost sales',
      'Every figure can be traced to its receipts',
      'Reports by mail on the day you choose',
      'Exports for your accounts and your own tools',
    ],
    featureLines: [
      [
        'Lane ranking',
        'Lanes are ranked by margin per day, with empty hours taken into account.',
        'Target',
        'ui-lane-report',
      ],
      [
        'Lost-sales estimate',
        'When a lane runs empty, its usual pace shows what could have been sold.',
        'ChartLine',
      ],
      [
        'Scheduled reports',
        'Choose sites, figures and a weekday. The report arrives as a table and as a picture.',
        'Mail',
      ],
      [
        'Open exports',
        'Sales, refills and faults leave as CSV or through an interface for your own tools.',
        'Database',
      ],
    ],
    machines: ['coolfront', 'duo', 'divi-wp'],
  },
  {
    slug: 'fleet-management',
    scene: 'driver',
    benefits: [
      'Stops are chosen by need instead of by weekday',
      'Crates are packed per machine before the van leaves',
      'Drivers see the fault and the spare part in advance',
      'Cash, refills and checks are confirmed on the phone',
      'Doors report who opened them and for how long',
    ],
    featureLines: [
      [
        'Dynamic routes',
        'Each morning the plan picks the machines that need a visit and puts them in driving order.',
        'Route',
        'ui-fleet',
      ],
      [
        'Pre-packed loads',
        'The warehouse packs by machine and lane. The driver carries one crate to each stop.',
        'Package',
      ],
      [
        'Fault desk',
        'Alerts are grouped by cause, with a first step to try from the office.',
        'Wrench',
      ],
      [
        'Visit log',
        'Arrival, door, refill, cleaning and departure are recorded without a paper sheet.',
        'ClipboardList',
      ],
    ],
    machines: ['divi-wp', 'option-2-wall-mount', 'parcel-bank'],
    video: 'morning-route',
  },
  {
    slug: 'customer-satisfaction',
    scene: 'customer',
    description: 'Fast taps, clear prices and refunds that settle before anyone has to ask.',
    benefits: [
      'A missed drop is refunded by the machine itself',
      'Prices, deposits and allergens show before payment',
      'Help by QR code, with the machine already known',
      'Screens in several languages and with large type',
      'Feedback is tied to the visit it is about',
    ],
    featureLines: [
      [
        'Automatic refunds',
        'When the drop sensor sees nothing, the payment is released and the lane is set aside for a check.',
        'RefreshCw',
      ],
      [
        'Help at the machine',
        'A QR code opens a page that knows the machine and the last payment. No serial number to type.',
        'Headphones',
      ],
      [
        'Readable screens',
        'Large type, high contrast and a low menu position can be switched on with one button.',
        'Users',
      ],
      [
        'Short surveys',
        'One question after the sale, asked now and then, shown beside the figures of the machine.',
        'Star',
      ],
    ],
    machines: ['option-2-wall-mount', 'locker-10-cell', 'coolfront'],
  },
];
