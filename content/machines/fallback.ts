import type { TitledText } from '../mapping/titled-text.ts';
import { machinePicture } from '../media/built-in-picture.ts';
import type { CatalogueMachine, Machine, MachineCard, MachinesPage } from './machine.ts';
import { UNKNOWN_FACTS } from './machine-facts.ts';

/** The fixed notes of every machine page (part 2 section 2), unless the entry words its own. */
export const CUSTOMIZATION: TitledText = {
  title: 'Customization Options',
  description:
    'Wraps, shelf layouts, payment hardware and locker cell sizes are chosen per site. Tell us what you sell and where, and we configure the machine before it ships.',
};

export const SOFTWARE_COMPATIBILITY: TitledText = {
  title: 'Software Compatibility',
  description:
    'Runs on our platform from the first power-up: live stock, remote prices, cashless payment and alerts, in one view with every other machine you operate.',
};

const divi: Machine = {
  id: 'sample-divi-wp',
  slug: 'divi-wp',
  title: 'DIVI-WP',
  description:
    'A weather-protected vending machine for platforms, parking lots and shop fronts. Sealed glass, a heated door and a bright screen keep it selling through rain, frost and midday sun.',
  type: 'vending',
  temperature: 'ambient',
  pictures: [
    machinePicture(
      'divi',
      'A tall vending machine with a canopy and side wing, its shelves stocked with packs and bottles',
    ),
  ],
  thumbnail: null,
  features: [
    'Weather-protected housing for outdoor sites',
    'Bright screen that stays readable in sunlight',
    'Contactless, card and mobile payment',
    'Live stock count for every lane',
    'Remote price and planogram changes',
  ],
  specs: [
    { key: 'capacity', label: 'Capacity', value: 'Set by the lane layout you choose' },
    { key: 'paymentOptions', label: 'Payment Options', value: 'Contactless, card, mobile' },
    { key: 'connectivity', label: 'Connectivity', value: '4G and Ethernet' },
    { key: 'temperature', label: 'Temperature', value: 'ambient' },
  ],
  facts: { ...UNKNOWN_FACTS, places: ['outdoor'], networks: ['ethernet', '4g'] },
  deploymentExamples: [],
  customization: CUSTOMIZATION,
  softwareCompatibility: SOFTWARE_COMPATIBILITY,
};

const wall: Machine = {
  id: 'sample-option-2-wall-mount',
  slug: 'option-2-wall-mount',
  title: 'Option 2 Wall Mount',
  description:
    'A slim cabinet for walls where a floor machine will not fit: corridors, salons, hotel floors and staff rooms. It holds small, high-value goods and needs one socket.',
  type: 'vending',
  temperature: 'ambient',
  pictures: [machinePicture('wall', 'A compact white and blue vending machine mounted on a wall')],
  thumbnail: null,
  features: [
    'Mounts on a wall, leaves the floor free',
    'Made for small and high-value goods',
    'Contactless, card and mobile payment',
    'Live stock count for every lane',
  ],
  specs: [
    { key: 'capacity', label: 'Capacity', value: 'Set by the lane layout you choose' },
    { key: 'paymentOptions', label: 'Payment Options', value: 'Contactless, card, mobile' },
    { key: 'connectivity', label: 'Connectivity', value: 'Wi-Fi and 4G' },
    { key: 'temperature', label: 'Temperature', value: 'ambient' },
  ],
  facts: { ...UNKNOWN_FACTS, places: ['indoor'], networks: ['wifi', '4g'] },
  deploymentExamples: [],
  customization: CUSTOMIZATION,
  softwareCompatibility: SOFTWARE_COMPATIBILITY,
};

const locker: Machine = {
  id: 'sample-locker-10-cell',
  slug: 'locker-10-cell',
  title: 'Smart Locker, 10 Cells',
  description:
    'Ten cells with their own locks and lights for web orders, returns and handovers. Customers open the right door with a code or a scan, at any hour.',
  type: 'locker',
  temperature: 'ambient',
  pictures: [
    machinePicture('locker', 'A ten-cell smart locker with one door open and parcels inside'),
  ],
  thumbnail: null,
  features: [
    'Ten cells with a lock and a light each',
    'Opens with a code, a scan or a card',
    'Pickup messages sent by the software',
    'Audit trail for every door',
    'Extends with further columns',
  ],
  specs: [
    { key: 'capacity', label: 'Capacity', value: '10 cells' },
    { key: 'connectivity', label: 'Connectivity', value: 'Wi-Fi, 4G and Ethernet' },
    { key: 'temperature', label: 'Temperature', value: 'ambient' },
  ],
  facts: { ...UNKNOWN_FACTS, networks: ['ethernet', 'wifi', '4g'] },
  deploymentExamples: [],
  customization: CUSTOMIZATION,
  softwareCompatibility: SOFTWARE_COMPATIBILITY,
};

/** The three built-in sample machines (part 2 section 2). */
export const SAMPLE_MACHINES: Machine[] = [divi, wall, locker];

export const SAMPLE_MACHINE_CARDS: MachineCard[] = SAMPLE_MACHINES.map(cardOfMachine);

export const SAMPLE_CATALOGUE: CatalogueMachine[] = SAMPLE_MACHINES.map((machine) => ({
  ...cardOfMachine(machine),
  statedTemperature: machine.temperature,
  specs: machine.specs,
  facts: machine.facts,
  goods: [],
}));

export const FALLBACK_MACHINES_PAGE: MachinesPage = {
  hero: {
    title: 'Our Machines',
    description:
      'Vending machines and smart lockers for indoor, outdoor and wall-mounted sites, all run by the same software.',
    picture: machinePicture(
      'transit-hall',
      'A vending machine and a twenty-cell smart locker on a station platform, a train behind them',
    ),
    primary: { text: 'Vending Machines', url: '#vending-machines' },
    secondary: { text: 'Smart Lockers', url: '#smart-lockers' },
  },
  intro: {
    title: 'Hardware that fits the site',
    description:
      'Start from what you sell and where it stands. Every model connects to the same platform, so a mixed fleet stays one fleet.',
  },
  machineTypes: {
    title: 'Two ways to hand over goods',
    description:
      'Vending machines sell from stock on display. Smart lockers hand over what somebody has already ordered.',
  },
  customMachine: {
    title: 'Need something we do not list?',
    description:
      'Other cabinets, cell sizes and temperatures can be built on request, or your existing machines fitted with our controller.',
    action: { text: 'Ask for a Custom Machine', url: '/contact' },
  },
};

/** The card of a machine whose page we hold: the thumbnail, else the first picture. */
function cardOfMachine(machine: Machine): MachineCard {
  const { id, slug, title, description, type, temperature, thumbnail, pictures } = machine;
  const picture = thumbnail ?? pictures[0] ?? null;
  return { id, slug, title, description, type, temperature, picture };
}
