/** Words of the tool that sizes a parcel locker. */
export const lockerWords = {
  title: 'How many doors does a parcel locker need?',
  short: 'Locker size',
  description:
    'Doors for your parcels a day, the time they stay and the peak you expect, at the chance of a full locker that you accept, with a set from our lockers.',
  groups: {
    parcels: 'Parcels',
    dwell: 'Hours in the locker',
    sizes: 'Sizes of parcels',
    use: 'The locker',
  },
  parcels: 'Parcels on a day with deliveries',
  peak: 'Peak, times an ordinary day',
  overflow: 'Accepted chance of a full locker (%)',
  overflowHint:
    'So many of a hundred parcels find no free door in the fullest hour of a peak week.',
  dwell: 'Mean hours a parcel stays, by day of delivery',
  dwellHint: 'Leave a day empty when nothing is delivered on it.',
  days: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  shares: 'Share of parcels by the smallest door they fit (%)',
  sharesHint:
    'Together 100. Leave all of them empty when you do not know: every door then counts alike.',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large', 'extra-large': 'Extra large' },
  goods: 'What lies in it',
  goodsKinds: { parcels: 'Parcels', cooled: 'Cooled goods' },
  place: 'Where it stands',
  undecided: 'Not decided',
  fieldOfRow: '{row}: {of}',
  result: 'Result',
  doors: { one: '1 door', other: '{count} doors' },
  load: 'In the fullest hour of a peak week, on {days}, up to {parcels} parcels on average would lie in the locker at once.',
  loadAlways:
    'At any hour of a peak week, {parcels} parcels on average would lie in the locker at once.',
  table: {
    caption: 'Doors by size',
    size: 'Size',
    parcels: 'Parcels at once',
    doors: 'Doors',
    overflow: 'Chance of none free',
    any: 'Any',
  },
  set: {
    title: 'A set of our lockers',
    line: '{count} × {title}',
    total: {
      one: '1 cabinet with {doors} doors. A parcel may lie behind a larger door than it needs.',
      other:
        '{count} cabinets with {doors} doors. A parcel may lie behind a larger door than it needs.',
    },
    add: 'Put this set on my list',
    unknown: 'None of our lockers states its doors yet.',
    tooSmall: 'None of our lockers that state their doors has a door of the largest size you need.',
    unsuited: 'None of our lockers that state their doors suits these goods and this place.',
    tooMany: 'A set with so many doors is better planned together.',
    ask: 'Ask us for a set',
  },
  inputs: {
    parcels: '{parcels} parcels on a day with deliveries, times {peak} at the peak.',
    overflow: 'Accepted chance of a full locker: {share}.',
    dwell: '{day}: {hours} hours on average',
    noDeliveries: '{day}: no deliveries',
    days: '{from} to {to}',
    size: '{size}: {share} of the parcels',
  },
  used: 'Figures used',
  formula: {
    title: 'How it is worked out',
    lines: [
      'load = parcels that would lie in the locker at once: parcels an hour × the mean time they stay, hour by hour through the week, with what earlier days and weeks have left over; counted for times that are all alike and for times that spread widely (exponentially), of which the larger counts',
      'the fullest hour of the week decides; the peak factor multiplies every day of it',
      'days of the week alike: chance of none free with n doors (Erlang B): B(0) = 1, B(n) = load × B(n\u00a0−\u00a01) / (n + load × B(n\u00a0−\u00a01))',
      'days that differ: chance that n parcels or more would be there at once, for a Poisson distribution about the load: 1 − (1 − B(n)) × (1 − B(n\u00a0+\u00a01)) × …',
      'doors = the smallest n whose chance is not above the accepted one; with shares, for each size by itself',
    ],
    assumptions:
      'Parcels come by themselves, at any time of a day of delivery, and one that finds no free door is taken elsewhere. The answer holds for times in the locker that are all alike and for times that spread as widely as exponential ones; where the days of the week are alike, for any spread. Each size has doors of its own here; in use, larger doors also take smaller parcels, so a locker is rather less full than said.',
    batchesTitle: 'When a courier brings many parcels at once',
    batches:
      'Then a locker overflows more often than planned. Played through with 60 parcels a day that stay 24 hours, and the 75 doors that 1 % asks for, the chance was higher by {batches}. Accept a smaller chance above, or ask us, when most parcels come in one round.',
    batch: '{points} percentage points with {size} parcels at a time',
    checked:
      'Checked against a simulation of single parcels over 7,000 days, with both kinds of times and with days that differ: without batches, in the fullest hour no more find no free door than said, give or take half a percentage point.',
    version: 'Formula, version {version}',
  },
  sources: {
    title: 'Where the first figures come from',
    description:
      'They describe one place, a house with 300 flats, and are only there to start from; your own counts are better.',
    list: [
      {
        label: 'Parcels a day: 55',
        name: 'The Parcel Port, smart locker sizing for residential buildings',
        year: 'undated, read in 2026',
        url: 'https://theparcelport.com/smart-locker-sizing-for-residential-buildings/',
        how: 'The middle of 50 to 60 parcels for a building with 300 apartments.',
      },
      {
        label: 'Hours in the locker: 12',
        name: 'Our example, beside a report of trans.info',
        year: '2026',
        url: 'https://trans.info/en/postnord-parcel-locker-362891',
        how: 'Half a day, for people who pass the locker on their way home. In PostNord’s public lockers in Norway it was 31.6 hours on average in 2022, as trans.info reported.',
      },
      {
        label: 'Peak: 2',
        name: 'Luxer One',
        year: 'undated, read in 2026',
        url: null,
        how: 'Volumes at the peak “nearly double”; others name three to five times.',
      },
      {
        label: 'Accepted chance: 1 %',
        name: 'Our example',
        year: '2026',
        url: null,
        how: 'Yours to choose: covering the last parcels takes the most doors.',
      },
      {
        label: 'Shares by size: none',
        name: 'No first figure',
        year: '2026',
        url: null,
        how: 'We found none with a source and a year.',
      },
    ],
  },
  /** The result in one line, as the subject of an inquiry. */
  resultTitle: 'Locker size: {doors}',
} as const;
