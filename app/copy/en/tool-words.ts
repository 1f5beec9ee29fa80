/** Words that all the buyers' tools share, and of the page that lists them. */
export const toolWords = {
  trail: 'Tools',
  title: 'Tools for buyers',
  description:
    'Work out payback, doors and fit before you ask us: open calculators with their formulas and sources, to print, to save as an address and to share.',
  open: 'Open the tool',
  update: 'Work it out',
  again: 'Start again',
  ask: 'Ask about this result',
  share:
    'Every figure is in the address of this page: copy it, or print the page, to pass the result on.',
  problems: {
    range: 'Enter a number from {min} to {max}.',
    text: 'This cannot be read as a number. Enter one from {min} to {max}.',
    either: 'Which number is “{text}”: {one} or {other}?',
    sign: {
      money: '“{sign}” does not belong here: amounts are in {currency}, the currency chosen below.',
      percent: '“{sign}” does not belong here: enter a share in percent.',
      number: '“{sign}” does not belong here: enter the number alone.',
    },
    whole: 'The shares add up to {sum} %: make them 100 %, or leave all of them empty.',
    rising: 'Enter figures that rise, or stay, from low to likely to high.',
    falling:
      'Enter shares that fall, or stay, from low to likely to high: dear goods are the low case.',
  },
  noResult: {
    title: 'No result yet',
    text: {
      one: 'One figure cannot be used. The sentence beside it says which numbers work.',
      other: '{count} figures cannot be used. The sentence beside each says which numbers work.',
    },
  },
} as const;

/** The tools in the order of the list page; each is also a card there. */
export const toolCards = [
  {
    href: '/tools/payback',
    icon: 'coins',
    title: 'Payback of a machine',
    text: 'What is left of a month’s sales after goods, commission, card fees and restocking, and when the machine has paid for itself.',
  },
  {
    href: '/tools/locker-size',
    icon: 'package',
    title: 'Size of a parcel locker',
    text: 'How many doors you need so that a parcel seldom finds the locker full, and which of our lockers have them.',
  },
  {
    href: '/tools/fit',
    icon: 'ruler',
    title: 'Will it fit?',
    text: 'Doors, corridors, a corner, an elevator and the ceiling against a machine as carriers turn and tip it.',
  },
  {
    href: '/machines/compare',
    icon: 'layers',
    title: 'Compare machines',
    text: 'Two to four machines side by side: what differs, what is the same, and what is not stated.',
  },
  {
    href: '/machines',
    icon: 'search',
    title: 'Find a machine',
    text: 'Machines and lockers by kind, temperature, place, payment, size and goods.',
  },
  {
    href: '/project',
    icon: 'clipboard-list',
    title: 'Project list',
    text: 'Machines with quantities and results of these tools on one list: to share, to print, to download, or to send to us.',
  },
] as const;
