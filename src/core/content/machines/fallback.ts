import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { WITHOUT_SPACE } from '../mapping/mapping-context.ts';
import type { Picture } from '../media/picture.ts';
import { machinePicture } from '../media/built-in-picture.ts';
import type { CatalogueMachine, MachineCard, MachinesPage } from './machine.ts';
import { DEFAULT_TEMPERATURE, toMachine, type Machine } from './to-machine.ts';

/** The three built-in sample machines (part 2 section 2). */
export const SAMPLE_MACHINES: Machine[] = [
  sample(
    {
      slug: 'divi-wp',
      title: 'DIVI-WP',
      description:
        'A weather-protected vending machine for platforms, parking lots and shop fronts. Sealed glass, a heated door and a bright screen keep it selling through rain, frost and midday sun.',
      features: [
        'Weather-protected housing for outdoor sites',
        'Bright screen that stays readable in sunlight',
        'Contactless, card and mobile payment',
        'Live stock count for every lane',
        'Remote price and planogram changes',
      ],
      capacity: 'Set by the lane layout you choose',
      paymentOptions: 'Contactless, card, mobile',
      connectivity: '4G and Ethernet',
      places: ['outdoor'],
      networks: ['ethernet', '4g'],
    },
    machinePicture(
      'divi',
      'A tall vending machine with a canopy and side wing, its shelves stocked with packs and bottles',
    ),
  ),
  sample(
    {
      slug: 'option-2-wall-mount',
      title: 'Option 2 Wall Mount',
      description:
        'A slim cabinet for walls where a floor machine will not fit: corridors, salons, hotel floors and staff rooms. It holds small, high-value goods and needs one socket.',
      features: [
        'Mounts on a wall, leaves the floor free',
        'Made for small and high-value goods',
        'Contactless, card and mobile payment',
        'Live stock count for every lane',
      ],
      capacity: 'Set by the lane layout you choose',
      paymentOptions: 'Contactless, card, mobile',
      connectivity: 'Wi-Fi and 4G',
      places: ['indoor'],
      networks: ['wifi', '4g'],
    },
    machinePicture('wall', 'A compact white and blue vending machine mounted on a wall'),
  ),
  sample(
    {
      slug: 'locker-10-cell',
      title: 'Smart Locker, 10 Cells',
      description:
        'Ten cells with their own locks and lights for web orders, returns and handovers. Customers open the right door with a code or a scan, at any hour.',
      type: 'locker',
      features: [
        'Ten cells with a lock and a light each',
        'Opens with a code, a scan or a card',
        'Pickup messages sent by the software',
        'Audit trail for every door',
        'Extends with further columns',
      ],
      capacity: '10 cells',
      connectivity: 'Wi-Fi, 4G and Ethernet',
      networks: ['ethernet', 'wifi', '4g'],
    },
    machinePicture('locker', 'A ten-cell smart locker with one door open and parcels inside'),
  ),
];

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

/** A machine with the fields that its entry would have. */
function sample(fields: { slug: string; [field: string]: unknown }, picture: Picture): Machine {
  const sys = {
    id: `sample-${fields.slug}`,
    type: 'Entry',
    contentType: { sys: { id: 'machine' } },
  };
  const entry = { sys, fields: { temperature: DEFAULT_TEMPERATURE, ...fields } } as const;
  const made = toMachine(entry as ContentfulEntry, WITHOUT_SPACE);
  if (!made.ok) throw new Error(made.reason);
  return { ...made.value, pictures: [picture] };
}

/** The card of a machine whose page we hold: the thumbnail, else the first picture. */
function cardOfMachine(machine: Machine): MachineCard {
  const { id, slug, title, description, type, temperature, thumbnail, pictures } = machine;
  const picture = thumbnail ?? pictures[0] ?? null;
  return { id, slug, title, description, type, temperature, picture };
}
