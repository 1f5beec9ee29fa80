import { siteRequirements } from '../model/machine.ts';
import { sampleEntry } from './sample-entry.ts';

const ONE_OUTLET = 'One grounded outlet within 1.5 m, 230 V or 115 V, on a circuit of its own';
const ANY_LINE = 'An Ethernet socket or steady 4G reception where the machine stands';

export const OUTDOOR_SITE = sampleEntry(siteRequirements, 'site-outdoor', {
  title: 'Sample: outdoors',
  clearanceBackMm: 100,
  clearanceSideMm: 50,
  clearanceFrontMm: 1_200,
  floor: [
    'A level concrete or paved base that carries 500 kg and drains away from the machine',
    'Four anchor points drilled at the corners of the base',
  ],
  power: [ONE_OUTLET, 'An outdoor outlet or cable gland with a residual-current device'],
  network: [ANY_LINE],
  ventilation: ['Nothing stored behind the machine or leaning on its sides'],
  access: ['A paved way for a pallet truck', 'Room for the door to open while people pass'],
  permits: ['Consent of the owner of the ground', 'Ask the town about use of public ground'],
});

export const WALL_SITE = sampleEntry(siteRequirements, 'site-wall', {
  title: 'Sample: on a wall',
  clearanceBackMm: 0,
  clearanceSideMm: 50,
  clearanceFrontMm: 900,
  floor: ['A load-bearing wall that carries 200 kg on the mounting rail'],
  power: [ONE_OUTLET],
  network: ['Wi-Fi, an Ethernet socket or steady 4G reception at the wall'],
  ventilation: ['The upper edge stays free'],
  access: ['Two people to hang the unit', 'Free floor in front of the wall to refill it'],
});

export const CHILLED_SITE = sampleEntry(siteRequirements, 'site-chilled', {
  title: 'Sample: chilled, indoors',
  clearanceBackMm: 150,
  clearanceSideMm: 50,
  clearanceFrontMm: 1_200,
  floor: ['A level floor that carries 700 kg on four feet'],
  power: ['One grounded outlet within 1.5 m on a circuit of its own, without a time switch'],
  network: [ANY_LINE],
  ventilation: [
    'A room between 16 and 25 °C with a change of air',
    'Nothing on top of the machine',
  ],
  access: ['Doors and elevator wide enough for the machine on a pallet truck'],
  permits: ['Register the sale of food with the local authority'],
});

export const TWO_CABINETS_SITE = sampleEntry(siteRequirements, 'site-two-cabinets', {
  title: 'Sample: chilled, in two cabinets',
  clearanceBackMm: 150,
  clearanceSideMm: 50,
  clearanceFrontMm: 1_200,
  floor: ['A level floor that carries 1,000 kg on eight feet'],
  power: ['Two grounded outlets within 1.5 m on circuits of their own, without a time switch'],
  network: [ANY_LINE],
  ventilation: ['A room between 16 and 25 °C with a change of air'],
  access: ['Doors and elevator wide enough for one cabinet on a pallet truck'],
  permits: ['Register the sale of food with the local authority'],
});

export const LOCKER_SITE = sampleEntry(siteRequirements, 'site-locker', {
  title: 'Sample: lockers',
  clearanceBackMm: 20,
  clearanceSideMm: 20,
  clearanceFrontMm: 1_000,
  floor: [
    'A level floor that carries 450 kg',
    'A wall behind the columns to fix them against tipping',
  ],
  power: [ONE_OUTLET],
  network: [ANY_LINE],
  access: ['Step-free way for people with a wheelchair', 'Room for a parcel cage in front'],
  permits: ['Consent of the landlord', 'In an escape route, the fire officer’s consent'],
});

export const siteRequirementEntries = [
  OUTDOOR_SITE,
  WALL_SITE,
  CHILLED_SITE,
  TWO_CABINETS_SITE,
  LOCKER_SITE,
];
