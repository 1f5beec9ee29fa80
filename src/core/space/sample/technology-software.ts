import { sampleSection } from './sample-technology.ts';
import type { SampleSection } from './sample-technology.ts';

export const SOFTWARE_SECTIONS: SampleSection[] = [
  sampleSection({
    name: 'operations',
    title: 'Live operations',
    summary:
      'Stock, sales, temperature and faults arrive as they happen and stay in one timeline per machine.',
    points: [
      'Stock per lane and cell, counted by sensors',
      'Alerts grouped by cause, with a first step to try',
      'Every figure opens the receipts behind it',
    ],
    picture: 'ui-timeline',
    kind: 'software',
    order: 1,
    features: [
      [
        'Machine timeline',
        'Sales, refills, door openings and faults in one list, so that a complaint can be answered with a time.',
        'Clock',
        ['Filter by lane or cell', 'Notes for colleagues', 'Export as CSV'],
      ],
      [
        'Alert rules',
        'Choose what wakes somebody up and what can wait for the morning.',
        'Bell',
        ['By machine group', 'Quiet hours', 'Email, text or webhook'],
      ],
    ],
  }),
  sampleSection({
    name: 'planogram',
    title: 'Planograms',
    summary:
      'Plan lanes on screen, publish to a group of machines, and let drivers confirm the change on site.',
    points: [
      'Size and weight are checked before you publish',
      'Versions with a start date',
      'Differences are printed on the refill list',
    ],
    picture: 'ui-planogram',
    kind: 'software',
    order: 2,
    features: [
      [
        'Fit check',
        'Each product carries its measures. The editor marks lanes where it would jam or tip.',
        'Ruler',
        ['Width, height and depth', 'Weight per lane', 'Spiral or belt'],
      ],
      [
        'Staged changes',
        'A new plan waits until the driver has swapped the lanes, so that the screen never sells what is not there.',
        'Layers',
        ['Start date', 'Confirmation on site', 'Step back to the old plan'],
      ],
    ],
  }),
  sampleSection({
    name: 'routes',
    title: 'Routes and refills',
    summary:
      'Each morning the plan picks the machines that need a visit, orders the stops and packs the crates.',
    points: [
      'Stops by expected sell-out, not by weekday',
      'One crate per machine, packed in lane order',
      'Works on the phone when there is no signal',
    ],
    picture: 'ui-fleet',
    kind: 'software',
    order: 3,
    features: [
      [
        'Need-based stops',
        'The forecast per lane decides whether a visit pays for the drive.',
        'Route',
        ['Minimum fill level', 'Maximum days between visits', 'Fixed windows for guarded sites'],
      ],
      [
        'Driver app',
        'Scan the crate, open the door, confirm the lanes, take a photo, drive on.',
        'Smartphone',
        ['Offline first', 'Cash and cleaning steps', 'Spare parts for known faults'],
      ],
    ],
  }),
];
