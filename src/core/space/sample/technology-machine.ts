import { sampleSection } from './sample-technology.ts';
import type { SampleSection } from './sample-technology.ts';

export const MACHINE_SECTIONS: SampleSection[] = [
  sampleSection({
    name: 'controller',
    title: 'The controller in the machine',
    summary:
      'A small computer runs the screen, the motors or doors and the sensors, and keeps selling when the line is down.',
    points: [
      'Same controller in vending machines and lockers',
      'Sales are kept on board and sent when the line is back',
      'Signed updates, installed outside opening hours',
    ],
    picture: 'divi-terminal',
    kind: 'hardware',
    order: 4,
    features: [
      [
        'Offline sales',
        'Orders, payments within your limit and temperature logs are stored until the line returns.',
        'Database',
        ['Limit per payment', 'Encrypted storage', 'Time stamp from the device'],
      ],
      [
        'Drop and door sensors',
        'A sale counts when the item has passed the sensor or the cell has been opened and closed.',
        'Activity',
        ['Light curtain for lanes', 'Switch for every cell', 'Automatic refund rule'],
      ],
      [
        'Retrofit kit',
        'Machines with a standard payment bus can report sales and take cashless payment.',
        'Plug',
        ['MDB payment bus', 'DEX audit port', 'Mounting plate and antenna'],
      ],
    ],
  }),
  sampleSection({
    name: 'cold-chain',
    title: 'Cold-chain control',
    summary:
      'Probes measure the air and the goods. When a limit is passed, the affected lanes or cells lock by themselves.',
    points: [
      'Limits and times per product group',
      'Logs for every hour, ready for an inspection',
      'Doors left open are reported to the driver',
    ],
    picture: 'ui-cold-chain',
    kind: 'hardware',
    order: 5,
    features: [
      [
        'Health lock',
        'Sales stop after the time you set above the limit. Only a check on site can open the lanes again.',
        'Snowflake',
        ['Two probes per cabinet', 'Separate limit after refills', 'Reason is recorded'],
      ],
      [
        'Temperature log',
        'Charts and tables per machine, with events such as refills and defrost cycles marked.',
        'Thermometer',
        ['Hourly values', 'Export as PDF or CSV', 'Alert before the limit'],
      ],
    ],
  }),
];
